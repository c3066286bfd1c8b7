import type { Plugin } from 'vite'

const demo = /(['"])\/resources\/demo\//g
const everything = /(['"])\/resources\/\*\*\//g

/** `DEMO=off` in the environment leaves the demo out. */
export const demoIsOff = (): boolean => process.env.DEMO === 'off'

/** Removes the demo. Nothing imports it by name, so removing it from globs is enough. */
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
