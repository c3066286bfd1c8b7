import type { HtmlTagDescriptor, Plugin } from 'vite'
import { neededIn } from './publicDocuments.ts'

/**
 * Lists the chunks that every visit needs in the page, so that they load with the first script. That script imports them late,
 * in order to run before they have loaded.
 *
 * @param modules relative to the project's root
 */
export function pageLinks(modules: readonly string[]): Plugin {
  let [root, base] = ['', '/']
  return {
    name: 'page-links',
    apply: 'build',
    configResolved(config) {
      root = config.root
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const { scripts, sheets } = neededIn(bundle, root, modules)
        const link = (attrs: HtmlTagDescriptor['attrs'], file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: base + file },
          injectTo: 'head',
        })
        const links = [
          ...scripts.map((file) => link({ rel: 'modulepreload' }, file)),
          // The first script and the first paint would wait for a style sheet.
          ...sheets.map((file) => link({ rel: 'preload', as: 'style' }, file)),
        ]
        return links.filter(({ attrs }) => !html.includes(`"${attrs?.href}"`))
      },
    },
  }
}
