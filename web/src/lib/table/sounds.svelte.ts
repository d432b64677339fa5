const KEPT = 'tefuda.sounds'

export type Sound = 'card' | 'turn' | 'talk' | 'end'

/** Tones of a sound: pitch in hertz, when it begins and how long it rings, in seconds, and how loud. */
type Tone = readonly [pitch: number, begin: number, length: number, loud: number]

const TONES: Record<Exclude<Sound, 'card'>, readonly Tone[]> = {
  turn: [[659, 0, 0.25, 0.08], [880, 0.09, 0.4, 0.08]],
  talk: [[1047, 0, 0.15, 0.05]],
  end: [[523, 0, 0.5, 0.07], [659, 0.14, 0.5, 0.07], [784, 0.28, 0.6, 0.07], [1047, 0.42, 0.9, 0.07]],
}

/** Small sounds, made on the spot; silent until somebody wants them. */
class Sounds {
  on = $state(localStorage.getItem(KEPT) === 'on')
  private air: AudioContext | null = null

  toggle(): void {
    this.on = !this.on
    localStorage.setItem(KEPT, this.on ? 'on' : 'off')
    this.play('turn')
  }

  play(sound: Sound): void {
    if (!this.on) return
    this.air ??= new AudioContext()
    void this.air.resume()
    if (sound === 'card') this.rustle(this.air)
    else for (const tone of TONES[sound]) this.ring(this.air, tone)
  }

  private ring(air: AudioContext, [pitch, begin, length, loud]: Tone): void {
    const [source, volume, at] = [air.createOscillator(), air.createGain(), air.currentTime + begin]
    source.type = 'sine'
    source.frequency.value = pitch
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(loud, at + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
    source.connect(volume).connect(air.destination)
    source.start(at)
    source.stop(at + length)
  }

  /** Paper on felt: a breath of filtered noise. */
  private rustle(air: AudioContext): void {
    const length = Math.floor(air.sampleRate * 0.09)
    const buffer = air.createBuffer(1, length, air.sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
    const [source, filter, volume] = [air.createBufferSource(), air.createBiquadFilter(), air.createGain()]
    source.buffer = buffer
    filter.type = 'bandpass'
    filter.frequency.value = 2400
    volume.gain.value = 0.22
    source.connect(filter).connect(volume).connect(air.destination)
    source.start()
  }
}

export const sounds = new Sounds()
