import { visited } from './visited'

/** Replaces the module of src/platform (vite.config.ts): leaving the page would end the tests with it. */
export const replaceDocument = (path: string): void => {
  visited.push(path)
}
