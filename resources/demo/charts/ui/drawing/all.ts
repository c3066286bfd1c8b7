/** All drawings in one chunk: split up, each would pull its own pieces of the library. */
export { default as Keyboard } from './Keyboard'
export { default as Mixed } from './Mixed'
export { default as Smooth } from './Smooth'
