import { transformWithOxc } from 'vite'
import * as vocabulary from '@/declaration'

/** What a generated file exports, run as a file of resources/ would be. */
export const evaluate = async (source: string): Promise<unknown> => {
  const { code } = await transformWithOxc(source, 'made.ts')
  const body = code
    .replace(/import\s*\{([^}]*)\}\s*from\s*["']@\/declaration["'];?/, 'const {$1} = vocabulary;')
    .replace('export default', 'return')
  return new Function('vocabulary', body)(vocabulary)
}
