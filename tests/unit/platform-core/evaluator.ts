import { dirname, join } from 'node:path/posix'
import { transformWithOxc } from 'vite'
import { expect } from 'vitest'
import type { Json } from '@/declaration'
import * as vocabulary from '@/declaration'

const modules = import.meta.glob<Record<string, unknown>>('/resources/**/*.ts')

/** The module that a file of resources/ names. */
const named = async (from: string, name: string): Promise<Record<string, unknown>> => {
  // Values that follow from the rest are not written, and must follow from the edit too.
  if (name === '@/declaration') return { ...vocabulary, defineResource: (written: object) => written }
  const path = name.startsWith('@resources/') ? name.replace('@', '/') : join(dirname(from), name)
  return (await modules[`${path}.ts`]?.()) ?? expect.fail(`${from} imports ${name}`)
}

/** Returns a function that runs a text as this file, as the console would, and returns its export. */
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
