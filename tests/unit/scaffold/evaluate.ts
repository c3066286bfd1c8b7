import { transformWithOxc } from 'vite'
import * as vocabulary from '@/declaration'

/** The export of a generated file, run like a file of resources/. */
export const evaluate = async (source: string): Promise<unknown> => {
  const { code } = await transformWithOxc(source, 'made.ts')
  const body = code
    .replace(/import\s*\{([^}]*)\}\s*from\s*["']@\/declaration["'];?/, 'const {$1} = vocabulary;')
    .replace('export default', 'return')
  return new Function('vocabulary', body)(vocabulary)
}
