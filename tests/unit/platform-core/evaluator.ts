import { dirname, join } from 'node:path/posix'
import { transformWithOxc } from 'vite'
import { expect } from 'vitest'
import type { Json } from '@/declaration'
import * as vocabulary from '@/declaration'

const modules = import.meta.glob<Record<string, unknown>>('/resources/**/*.ts')

/** The module that a file of resources/ names. */
const named = async (from: string, name: string): Promise<Record<string, unknown>> => {
  // What follows from the rest is not written, and follows from what is edited too.
  if (name === '@/declaration') return { ...vocabulary, defineResource: (written: object) => written }
  const path = name.startsWith('@resources/') ? name.replace('@', '/') : join(dirname(from), name)
  return (await modules[`${path}.ts`]?.()) ?? expect.fail(`${from} imports ${name}`)
}

/** Gives a function that says what a file exports with this text: it is run as the console runs it. */
export async function evaluator(file: string, text: string) {
  const imported: [string, Record<string, unknown>][] = []
  for (const [, name = ''] of text.matchAll(/from '([^']+)'/g)) imported.push([name, await named(file, name)])
  const known = Object.fromEntries(imported)
  return async (source: string): Promise<Json> => {
    const { code } = await transformWithOxc(source, 'area.ts')
    const body = code
      .replace(
        /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["'];?/g,
        (_, names: string, from: string) =>
          `const {${names.replaceAll(' as ', ': ')}} = known[${JSON.stringify(from)}];`,
      )
      .replace(/export default/, 'return')
      .replace(/export (const|function)/g, '$1')
      .replace(/export \{[^}]*\};?/g, '')
    return JSON.parse(JSON.stringify(new Function('known', body)(known)))
  }
}
