import { unzipSync } from 'fflate'
import { UnreadableFile } from '../table'

/** Texts of an archive's parts, by path. */
export type Parts = (path: string) => string | undefined

const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/**
 * Unpacks parts of an archive. Claimed sizes are only trusted up to the limit: a larger part is cut off, and reading
 * it will fail.
 *
 * @param paths case-insensitive
 * @param maxBytes of all of them, unpacked
 * @throws UnreadableFile
 */
export const unpack = (bytes: Uint8Array, paths: readonly string[], maxBytes: number): Parts => {
  const wanted = new Set(paths.map(plainPath))
  let sum = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!wanted.has(plainPath(name))) return false
    sum += originalSize
    if (sum > maxBytes) throw new UnreadableFile('tooLarge')
    return true
  }
  const found = Object.entries(unzipSync(bytes, { filter }))
  const texts = new Map(found.map(([path, part]) => [plainPath(path), new TextDecoder().decode(part)]))
  return (path) => texts.get(plainPath(path))
}
