import type { Plugin } from 'vite'

/** Patterns of files below `demo/`, as `import.meta.glob` is given them. */
const demoFiles = /(['"])\/demo\//g

/** `DEMO=off` in the environment builds and runs everything without the demo. */
export const demoIsOff = (): boolean => process.env.DEMO === 'off'

/**
 * Leaves the demo out, as if its folder were not there: nothing imports from it by name, everything finds it by its place.
 */
export function withoutDemo(): Plugin {
  return {
    name: 'without-demo',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.glob' },
      handler: (code) => ({ code: code.replace(demoFiles, '$1/demo/off/'), map: null }),
    },
  }
}
