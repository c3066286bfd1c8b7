import type { Plugin } from 'vite'

const thrown = 'if (!e.defaultPrevented) throw err;'

/**
 * Makes imports from a replaced release wait while the page reloads. Vite would resolve them with nothing, and each import
 * would fail in its own way, just before the reload.
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
