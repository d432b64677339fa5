import { mount } from 'svelte'
import Brawl from './Brawl.svelte'
import Gallery from './Gallery.svelte'

const game = new URLSearchParams(location.search).get('game')
mount(game === 'brawl' ? Brawl : Gallery, { target: document.getElementById('app') ?? document.body })
