import { relative } from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * Names in the page the chunks that every visit needs, so that they come with the first script: it imports them late,
 * in order to run before they have arrived.
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
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const needed = new Set<Rolldown.OutputChunk>()
        const take = (chunk: Rolldown.OutputChunk | undefined): void => {
          if (!chunk || needed.has(chunk)) return
          needed.add(chunk)
          for (const file of chunk.imports) take(byFile.get(file))
        }
        for (const chunk of chunks)
          if (chunk.moduleIds.some((id) => modules.includes(relative(root, id)))) take(chunk)
        const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const link = (attrs: HtmlTagDescriptor['attrs'], file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: base + file },
          injectTo: 'head',
        })
        const links = [
          ...[...needed].map(({ fileName }) => link({ rel: 'modulepreload' }, fileName)),
          // The first script waits for a style sheet, and the first paint too.
          ...styles.map((file) => link({ rel: 'preload', as: 'style' }, file)),
        ]
        return links.filter(({ attrs }) => !html.includes(`"${attrs?.href}"`))
      },
    },
  }
}
