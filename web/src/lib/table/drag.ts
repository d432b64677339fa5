import type { Attachment } from 'svelte/attachments'

const FAR = 12

/** Lets a card be dragged; `drop` is told where it was let go, and the card goes back. */
export function drag(drop: (x: number, y: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    let moves = false

    function down(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary) start = event
      moves = false
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (!moves && Math.hypot(x, y) < FAR) return
      if (!moves) element.setPointerCapture(event.pointerId)
      moves = true
      element.classList.add('dragged')
      element.style.translate = `${x}px ${y}px`
    }

    function up(event: PointerEvent): void {
      if (moves && event.type === 'pointerup') {
        // the click that follows is part of the drag
        element.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
        drop(event.clientX, event.clientY)
      }
      start = null
      moves = false
      element.classList.remove('dragged')
      element.style.translate = ''
    }

    const swallow = (event: Event) => event.stopImmediatePropagation()
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener)
    }
  }
}
