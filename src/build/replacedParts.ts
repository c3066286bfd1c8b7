import type { Plugin } from 'vite'

const thrown = 'if (!e.defaultPrevented) throw err;'

/**
 * What waits for a part of a replaced release waits on while the page is reloaded. Vite would give it nothing, and each import
 * would fail in its own way, where nobody can read it any more.
 */
export function replacedParts(): Plugin {
  return {
    name: 'replaced-parts',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => {
        if (!code.includes(thrown)) throw new Error(`Vite's preload helper no longer has: ${thrown}`)
        return {
          code: code.replace(thrown, 'if (e.defaultPrevented) return new Promise(() => {});throw err;'),
          map: null,
        }
      },
    },
  }
}
