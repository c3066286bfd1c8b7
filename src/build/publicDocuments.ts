import { gzipSync } from 'node:zlib'
import { type Alias, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { PublicDocument } from '../pages/prerender.tsx'
import { languages } from './languages.ts'
import { needed } from './sizeReport.ts'

type PrerenderModule = typeof import('../pages/prerender.tsx')

/** Bytes after gzip that a server sends before it waits for the browser; a larger document is painted later. */
const firstFlight = 14_000

/** @throws when index.html was changed and this code was not */
const replaced = (html: string, what: RegExp | string, by: string): string => {
  if (html.search(what) < 0) throw new Error(`index.html has no ${what}`)
  return html.replace(what, () => by)
}

interface DocumentParts {
  /** The built index.html. */
  readonly page: string
  /** Its styles in order: file names and contents. */
  readonly sheets: ReadonlyMap<string, string>
  /** The scripts needed to hydrate it. */
  readonly scripts: readonly string[]
  readonly beforePaint: string
}

/**
 * The document of a public path: index.html with the page in the default language and its styles. Needs nothing else to be
 * painted. Other languages are included as templates, and the inline script swaps them in.
 */
export function documentOf(document: PublicDocument, parts: DocumentParts): string {
  const { page, sheets, scripts, beforePaint } = parts
  const { path } = document
  const [shown, ...others] = document.languages
  if (!shown) throw new Error(`${path} has no language`)
  const head = [
    // In browsers that support it: no paint before the language is known.
    '<link rel="expect" href="#before-paint" blocking="render" />',
    `<style>${[...sheets.values()].join('')}</style>`,
    // Listed but disabled, so not fetched. If a script added a sheet again, it would come after the others for a moment.
    ...[...sheets.keys()].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled />`),
    '<noscript><style>#root { display: none }</style></noscript>',
    ...scripts
      .filter((file) => !page.includes(`src="/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ]
  const body = [
    ...others.map(
      ({ locale, lang, title, markup }) =>
        `<template data-locale="${locale}" lang="${lang}" title="${title}">${markup}</template>`,
    ),
    `<div id="root" data-page="${path}" data-locale="${shown.locale}">${shown.markup}</div>`,
    `<script id="before-paint">${beforePaint}</script>`,
  ]
  const ownStyles = page.replaceAll(/\s*<link rel="(stylesheet|modulepreload|preload)"[^>]*>/g, '')
  const titled = replaced(ownStyles, /<title>.*?<\/title>/, `<title>${shown.title}</title>`)
  const styled = replaced(titled, /\n? *<\/head>/, `\n    ${head.join('\n    ')}\n  </head>`)
  return replaced(styled, '<div id="root"></div>', body.join('\n    '))
}

/** What a page's modules need from a build: chunks and sheets, in loading order. */
export const neededIn = (bundle: Rolldown.OutputBundle, root: string, modules: readonly string[]) => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const { found, missing } = needed(chunks, root, modules)
  return {
    scripts: found.map(({ fileName }) => fileName),
    sheets: found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    missing,
  }
}

const textOf = (bundle: Rolldown.OutputBundle, file: string): string => {
  const output = bundle[file]
  if (output?.type !== 'asset') throw new Error(`the build has no ${file}`)
  return typeof output.source === 'string' ? output.source : Buffer.from(output.source).toString()
}

/** The build takes styles from its own sheets; rendering a page needs none. */
const noStyles = '\0no-styles'
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => noStyles },
  load: { filter: { id: new RegExp(`^${noStyles}$`) }, handler: () => '' },
}

/** The pages rendered from their components. */
export const prerendered = async (root: string, alias: Alias[]): Promise<PrerenderModule> => {
  const { module } = await runnerImport<PrerenderModule>('/src/pages/prerender.tsx', {
    root,
    configFile: false,
    resolve: { alias },
    plugins: [languages(root, alias), withoutStyles],
  })
  return module
}

/** Adds a document for each public page: `/login` is login/index.html. They are rendered at build time. */
export function publicDocuments(root: string, alias: Alias[]): Plugin {
  return {
    name: 'public-documents',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Runs after Vite has written index.html.
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { beforePaint, publicDocuments: documents } = await prerendered(root, alias)
      const page = textOf(bundle, 'index.html')
      for (const document of documents) {
        const { scripts, sheets, missing } = neededIn(bundle, root, ['src/main.tsx', ...document.modules])
        if (missing.length > 0) this.error(`${document.path}: the build has no module ${missing}`)
        const html = documentOf(document, {
          page,
          sheets: new Map(sheets.map((file) => [file, textOf(bundle, file).trim()])),
          scripts,
          beforePaint,
        })
        const size = gzipSync(html).length
        if (size > firstFlight) this.error(`${document.path}: ${size} bytes gzip, ${firstFlight} are allowed`)
        this.emitFile({ type: 'asset', fileName: `${document.path.slice(1)}/index.html`, source: html })
      }
    },
  }
}
