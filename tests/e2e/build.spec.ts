import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { securityHeaders } from '../../mock/http/securityHeaders'
import { prerendered } from '../../src/build/publicDocuments'
import type { SizeReport } from '../../src/build/sizeReport'
import { declared } from './declared'

/*
 * What the built console is made of, read as it is served: it contains whatever packages bring along, whatever the sources say.
 */
const folder = 'dist/console'
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const texts = files
  .filter((file) => /\.(js|css|html|svg)$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
const scripts = texts.filter(([file]) => file.endsWith('.js'))

/** Other hosts that are named in the build, and why nothing is ever requested from them. */
const named: Readonly<Record<string, string>> = {
  'www.w3.org': 'names of XML namespaces',
  'schemas.openxmlformats.org': 'names of XML namespaces in spreadsheets',
  'react.dev': 'where React’s shortened errors are explained, as text',
  'mui.com': 'where MUI’s shortened errors are explained, as text',
  'base-ui.com': 'the same of the parts below its charts',
  'reactrouter.com': 'where the router’s warnings are explained, as text',
  'github.com': 'where the reader of CSV files comes from, in its licence',
  'prosemirror.net': 'where the editor of formatted text explains a mistake of its caller, as text',
  localhost: 'the base with which the router reads a relative address',
  '*.example.com': 'values with which the console shows what an address or a variable looks like',
}
const nameOf = (host: string) => (/(^|\.)example\.(com|org|net)$/.test(host) ? '*.example.com' : host)

/** Every host that a text names with a scheme. */
const hostsIn = (text: string): string[] =>
  Array.from(
    text
      .replaceAll(/\$\{[^}]*\}/g, 'x')
      .matchAll(/\b(?:https?|wss?|ftp):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)/gi),
    ([, host = '']) => nameOf(host.toLowerCase()),
  )
/** Loads from addresses without a scheme, which are other hosts too. */
const withoutScheme = /(?:\b(?:src|href)=|\burl\(|\bfetch\(|\bimport\()\s*["'`]?\/\/[a-z]/i

/** The texts in a declaration, as the built console writes them. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value && 'es' in value) return [[value.zh, value.en, value.es].join('`,`')]
  return Object.values(value).flatMap(textsIn)
}

test.describe('the build', { tag: '@core' }, () => {
  test('was read', () => {
    expect(scripts.length).toBeGreaterThan(20)
    expect(texts.map(([file]) => file)).toContain(join(folder, 'index.html'))
  })

  test('names no host but those that are known, and each of these still', () => {
    const found = texts.flatMap(([file, text]) => hostsIn(text).map((host) => ({ file, host })))
    expect(found.filter(({ host }) => !Object.hasOwn(named, host))).toEqual([])
    expect(Object.keys(named).filter((name) => !found.some(({ host }) => host === name))).toEqual([])
    expect(texts.filter(([, text]) => withoutScheme.test(text)).map(([file]) => file)).toEqual([])
  })

  /** Fallbacks of old packages for features that every browser has by now. The policy would block them as well. */
  const neverGone = [/Function\(["'`]return this["'`]\)\(\)/g, /Function\(["'`]binder["'`],/g]
  const withoutKnown = (text: string) => neverGone.reduce((rest, way) => rest.replaceAll(way, ''), text)
  const forbidden: Readonly<Record<string, RegExp>> = {
    'code from text': /(?<![\w$.])eval\(|\bnew Function\b|\bFunction\(\s*["'`]|\bimportScripts\(/,
    'timers that are text': /\bset(?:Timeout|Interval)\(\s*["'`]/,
    'a page written by hand': /\bdocument\.write(?:ln)?\(/,
    'a message to whatever window listens': /\bpostMessage\([^)]*,\s*["'`]\*["'`]/,
    'a source map': /[#@] sourceMappingURL=/,
    'part of the reference platform': /platform\.session|password_hash|sandboxAccounts|mockServiceWorker/,
    'a password of the sandbox': /demo123456/,
    'page that needs the development server': /__area|new-area/,
    'panel that edits declarations': /open-platform-console\.editing|编辑声明/,
  }
  for (const [what, pattern] of Object.entries(forbidden))
    test(`has no ${what}`, () => {
      expect(scripts.filter(([, text]) => pattern.test(withoutKnown(text))).map(([file]) => file)).toEqual([])
    })

  test('tells other windows by a channel of its own origin alone', () => {
    const ways = /postMessage\(|addEventListener\(["'`]message["'`]|\.onmessage\b/g
    const spoken = scripts.flatMap(([file, text]) =>
      Array.from(
        text.matchAll(ways),
        ({ index, 0: way }) => `${file}: ${text.slice(Math.max(0, index - 200), index)}${way}`,
      ),
    )
    expect(spoken).not.toEqual([])
    // React's scheduler posts messages to itself, and a page and its workers to each other (src/files/workerCalls.ts).
    const known = /BroadcastChannel|MessageChannel|the worker|^[^:]*\.worker-/
    expect(spoken.filter((around) => !known.test(around))).toEqual([])
  })

  test('has a page without a script or a style in itself, so that its policy is the same everywhere', () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(securityHeaders(html)).toEqual(securityHeaders(''))
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
    for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect(address).toMatch(/^\/assets\/[\w.-]+$/)
  })

  test('has documents of the public pages that are what their components render', async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const { beforePaint, publicDocuments } = await prerendered(root, [
      { find: /^@\//, replacement: `${root}src/` },
    ])
    const policy = securityHeaders(`<script>${beforePaint}</script>`)
    for (const { path, languages } of publicDocuments) {
      const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
      for (const { markup } of languages) expect(html).toContain(`>${markup}</`)
      // One policy for all pages: the only script inside is the same in each build.
      expect(securityHeaders(html)).toEqual(policy)
      // Nothing that would delay the first paint.
      expect(html).not.toMatch(
        /rel="stylesheet"(?![^>]* disabled)|<script(?! type="module"| id="before-paint")/,
      )
      // The console's style sheets load once the page is at rest: somebody reading this page does not need them yet.
      expect(html).not.toMatch(/rel="preload"/)
    }
  })

  test('has each area in a part of its own: no label of its fields is in what every visit loads', async () => {
    const all = await declared()
    const areas = all.filter((one) => 'fields' in one)
    expect(areas.length).toBeGreaterThan(5)
    const { loads }: SizeReport = JSON.parse(readFileSync('dist/console-size.json', 'utf8'))
    const frame = loads.find(({ name }) => name === 'the dashboard')?.files ?? []
    const [loaded, later] = [true, false].map((inFrame) =>
      scripts
        .filter(([file]) => frame.some((one) => file.endsWith(one)) === inFrame)
        .map(([, text]) => text)
        .join(),
    )
    // What the dashboard shows is loaded with it, including the areas' texts.
    const shown = new Set(all.filter((one) => 'component' in one).flatMap(textsIn))
    for (const { name, fields } of areas) {
      const labels = Object.values(fields).flatMap(({ label }) => textsIn(label))
      // Proof that the search finds them where they really are.
      expect(labels.filter((label) => later?.includes(label)).length, name).toBeGreaterThan(labels.length / 2)
      expect(
        labels.filter((label) => !shown.has(label) && loaded?.includes(label)),
        name,
      ).toEqual([])
    }
  })

  test('holds no file that nobody asks for', () => {
    // Some exist twice, also compressed.
    const plain = files.filter((file) => !file.endsWith('.br'))
    expect(plain.filter((file) => !/\.(js|css|html|svg|woff2|png|webp)$/.test(file))).toEqual([])
    expect(files.filter((file) => file.endsWith('.br') && !plain.includes(file.slice(0, -3)))).toEqual([])
  })
})
