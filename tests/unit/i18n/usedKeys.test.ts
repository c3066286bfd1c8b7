import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import zh from '@/i18n/zh/console'

const root = join(import.meta.dirname, '../../..')

const sources = ['src', 'resources'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // Declarations and the way of a request carry their own labels; a key there is a name of something else.
    .filter((file) => /\.tsx?$/.test(file) && !/^(declaration|platform)\//.test(file))
    .map((file) => join(folder, file)),
)

const lookUp = (key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], zh)

/** A string that starts with one of the packs' roots is a message key wherever it stands: in a call, a prop or a table. */
const keysOf = (source: string): string[] =>
  [...source.matchAll(/['"`]((?:ra|console)\.[a-zA-Z_]+\.[a-zA-Z_.]*[a-zA-Z_])['"`]/g)].map(
    ([, key = '']) => key,
  )

/** In `console.shell.size_${size}` the part before the hole must lead to at least one message. */
const prefixesOf = (source: string): string[] =>
  [...source.matchAll(/`((?:ra|console)\.[a-zA-Z_.]+)\$\{/g)].map(([, prefix = '']) => prefix)

const hasMessagesUnder = (prefix: string): boolean => {
  const cut = prefix.lastIndexOf('.')
  const group = lookUp(prefix.slice(0, cut))
  const start = prefix.slice(cut + 1)
  return (
    typeof group === 'object' && group !== null && Object.keys(group).some((key) => key.startsWith(start))
  )
}

const leavesOf = (tree: object, at: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${at}.${key}`] : leavesOf(value, `${at}.${key}`),
  )

describe('message keys in the sources', () => {
  const used = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [
      ...keysOf(source).map((key) => ({ file, key, found: typeof lookUp(key) === 'string' })),
      ...prefixesOf(source).map((key) => ({ file, key, found: hasMessagesUnder(key) })),
    ]
  })

  it('are found by the scan', () => {
    expect(used.length).toBeGreaterThan(20)
  })

  it('all exist in the packs', () => {
    expect(used.filter(({ found }) => !found).map(({ file, key }) => `${file}: ${key}`)).toEqual([])
  })

  it('leave no text of the console that nobody shows', () => {
    const exact = new Set(used.map(({ key }) => key))
    const prefixes = sources.flatMap((file) => prefixesOf(readFileSync(join(root, file), 'utf8')))
    const unused = leavesOf(zh.console, 'console').filter(
      (key) => !exact.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused).toEqual([])
  })
})
