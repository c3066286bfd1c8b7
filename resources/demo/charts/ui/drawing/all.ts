/** The drawings in one part: each takes other pieces of the library, which would else be cut into as many parts. */
export { default as Keyboard } from './Keyboard'
export { default as Mixed } from './Mixed'
export { default as Smooth } from './Smooth'
