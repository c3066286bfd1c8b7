import { unzipSync } from 'fflate'
import { UnreadableFile } from '../table'

/** Parts of an archive as text, by their paths. */
export type Parts = (path: string) => string | undefined

const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/**
 * Unpacks the wanted parts. What an archive says of their sizes is believed only as far as it is allowed: what turns out
 * larger than it said is cut, and found to be broken where it is read.
 *
 * @param paths case does not matter
 * @param mostBytes of all of them, unpacked
 * @throws UnreadableFile
 */
export const unpack = (bytes: Uint8Array, paths: readonly string[], mostBytes: number): Parts => {
  const wanted = new Set(paths.map(plainPath))
  let sum = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!wanted.has(plainPath(name))) return false
    sum += originalSize
    if (sum > mostBytes) throw new UnreadableFile('tooLarge')
    return true
  }
  const found = Object.entries(unzipSync(bytes, { filter }))
  const texts = new Map(found.map(([path, part]) => [plainPath(path), new TextDecoder().decode(part)]))
  return (path) => texts.get(plainPath(path))
}
