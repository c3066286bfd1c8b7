import type { Plugin } from 'vite'

/** The folders that `import.meta.glob` is given. */
const demo = /(['"])\/resources\/demo\//g
const everything = /(['"])\/resources\/\*\*\//g

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
      handler: (code) => ({
        code: code.replace(demo, '$1/resources/demo/off/').replace(everything, '$1/resources/!(demo)/**/'),
        map: null,
      }),
    },
  }
}
