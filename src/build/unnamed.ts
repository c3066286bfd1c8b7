import type { Plugin } from 'vite'

const named = /^\w+\.displayName = (['"])\w+\1;$/gm
const made = /^((?:export )?(?:var|let|const) \w+ = )(?=(?:React\d*\.)?(?:createContext|forwardRef|memo)\()/gm

/**
 * Packages give their contexts and components names for developer tools. What has been given a name counts as used: a tenth of
 * react-router that nothing uses would be in the bundle.
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
