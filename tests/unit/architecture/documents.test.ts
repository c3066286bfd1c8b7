import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { generatedDocs } from '@mock/generatedDocs'
import { sandboxAccounts } from '@mock/platform/sandbox'
import { prices } from '@resources/terms/services'
import { describe, expect, it } from 'vitest'
import { errorCatalogue } from '@/declaration/errorCatalogue'
import { scripts } from '../../../package.json'

const folders = ['.github', 'mock', 'resources', 'src', 'tests']
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name))
const files = [...readdirSync('.'), ...folders.flatMap(filesIn)].filter((file) => statSync(file).isFile())
const documents = files.filter((file) => file.endsWith('.md'))
const read = (file: string): string => readFileSync(file, 'utf8')

/** What the first group of a pattern finds. */
const found = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, one = '']) => one)

/** A page without its blocks of code. */
const proseOf = (file: string): string => read(file).replace(/^```[\s\S]*?^```$/gm, '')

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (file: string): readonly string[] =>
  found(proseOf(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Why a link leads nowhere; undefined if it leads somewhere. */
const broken = (from: string, link: string): string | undefined => {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? from : posix.join(posix.dirname(from), path)
  if (!existsSync(file)) return `${from}: ${link} does not exist`
  return anchor === undefined || anchorsOf(file).includes(anchor)
    ? undefined
    : `${from}: ${link} has no such heading`
}

describe('documents', () => {
  it('link to files and headings that exist', () => {
    const wrong = documents.flatMap((file) =>
      found(proseOf(file), /\]\(([^)\s]+)\)/g)
        .filter((link) => !/^https?:/.test(link))
        .flatMap((link) => broken(file, link) ?? []),
    )
    expect(wrong).toEqual([])
  })

  it('name files that exist, folder by folder', () => {
    const ticked = (cell = '') => found(cell, /`([^`<]+)`/g)
    const [, map = ''] = read('ARCHITECTURE.md').split(/^## (?=Folder by folder|Decisions)/m)
    const missing = map.split('\n').flatMap((line) => {
      const [, first, second] = line.split('|')
      const folders = ticked(first)
      const named = ticked(second).filter((name) => /^\w.*(\.(ts|tsx|mjs)|\/)$/.test(name))
      return named.filter((name) => !folders.some((folder) => existsSync(posix.join(folder, name))))
    })
    expect(map).toContain('`src/shell/tabs`')
    expect(missing).toEqual([])
  })

  it('are linked to from the code with headings that exist', () => {
    const wrong = files
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .flatMap((file) =>
        Array.from(read(file).matchAll(/\b((?:[\w.-]+\/)*[\w-]+\.md)#([\w-]+)/g), ([, path = '', anchor]) =>
          broken('README.md', `${path}#${anchor}`),
        ).flatMap((one) => (one === undefined ? [] : [`${file}: ${one}`])),
      )
    expect(wrong).toEqual([])
  })

  it('name commands that exist', () => {
    const named = documents.flatMap((file) => found(read(file), /npm run ([\w:-]+)/g))
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
  })

  it.each(Object.entries(generatedDocs))('are up to date: %s', (file, generate) => {
    expect(read(file) === generate(read(file)), `${file} is out of date; run \`npm run docs\``).toBe(true)
  })

  it('name every command of package.json where contributors look for it', () => {
    const page = read('.github/CONTRIBUTING.md')
    for (const script of Object.keys(scripts)) expect(page).toMatch(new RegExp(`npm (run )?${script}`))
  })
})

it('README.md gives the accounts of the sandbox with their passwords', () => {
  const rows = Array.from(read('README.md').matchAll(/^\| (`.+`) \| `(\w+)` \|/gm))
  const given = rows.flatMap(([, names = '', password]) =>
    Array.from(names.matchAll(/`(\w+)`/g), ([, username]) => ({ username, password })),
  )
  const byName = (a: { username?: string }, b: { username?: string }) =>
    String(a.username).localeCompare(String(b.username))
  const accounts = sandboxAccounts.map(({ username, password }) => ({ username, password }))
  expect(given.toSorted(byName)).toEqual(accounts.toSorted(byName))
})

it('mock/README.md explains every variable that the platform and the build read, and no other', () => {
  const sources = [...filesIn('mock/http'), ...filesIn('src/build')].filter((file) => file.endsWith('.ts'))
  const readHere = sources.flatMap((file) => found(read(file), /\benv\.([A-Z_]+)\b/g))
  const table = /## Configuration\n([\s\S]*?)\n## /.exec(read('mock/README.md'))?.[1] ?? ''
  const explained = found(table, /^\| (`.+?`(?:, `.+?`)*) \|/gm).flatMap((names) => found(names, /`(\w+)`/g))
  expect(explained.toSorted()).toEqual([...new Set(readHere)].sort())
})

describe('resources/README.md', () => {
  const page = read('resources/README.md')

  it('has a place for every error code', () => {
    const section = /## Error codes\n([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
    const spans = found(section, /^\| (\d{5}.*?) \|/gm).flatMap((codes) =>
      codes.split(', ').map((part) => {
        const [from = 0, to = from] = part.split('–').map((text) => Number.parseInt(text, 10))
        return { from, to }
      }),
    )
    const codes = Object.keys(errorCatalogue).map(Number)
    expect(codes.filter((code) => !spans.some(({ from, to }) => from <= code && code <= to))).toEqual([])
  })

  it('gives the prices of all services', () => {
    for (const [service, { unit_price_li, rate_bp, free_quota }] of Object.entries(prices)) {
      const row = page.split('\n').find((line) => line.startsWith('| `') && line.includes(`\`${service}\``))
      for (const figure of [unit_price_li ?? rate_bp, free_quota])
        if (figure !== undefined) expect(row).toContain(` ${figure.toLocaleString('en')}`)
    }
  })
})
