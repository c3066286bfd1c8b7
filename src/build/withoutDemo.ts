import type { Plugin } from 'vite'

const glob = /(import\.meta\.glob(?:<[^(]*>)?\(\s*)(\[[^\]]*\]|'[^']*')/g

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
        code: code.replace(glob, (_, start: string, patterns: string) => {
          const list = patterns.startsWith('[') ? patterns.slice(1, -1) : patterns
          return list.includes('/resources/')
            ? `${start}[${list}, '!/resources/demo/**']`
            : `${start}${patterns}`
        }),
        map: null,
      }),
    },
  }
}
