import type { Plugin } from 'vite'

const named = /^\w+\.displayName = (['"])\w+\1;$/gm
const made = /^((?:export )?(?:var|let|const) \w+ = )(?=(?:React\d*\.)?(?:createContext|forwardRef|memo)\()/gm

/**
 * Packages name their contexts and components for developer tools. The bundler counts anything named as used: a tenth of
 * react-router would be bundled without being used.
 */
export function unnamed(): Plugin {
  return {
    name: 'unnamed',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code.replace(named, '').replace(made, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
