import { isPageAddress } from '../tabs/tabs'
import { sharedPath } from './sharedPath'

/** What a link contains: page addresses as shown, and which page is in front. */
export interface SharedPages {
  readonly addresses: readonly string[]
  /** Its index in the addresses. */
  readonly shown: number
}

const version = 'v1.'
/** Length of the link: browsers and messengers accept little more. */
const longestLink = 30_000
/** Size of the unpacked content, bytes: a short link may unpack to a lot. */
const longestText = 200_000
export const mostShared = 50

const bytesOf = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      throw new RangeError(`more than ${most} bytes`)
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const through = (
  text: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
  most: number,
) => bytesOf(new Blob([text]).stream().pipeThrough(change), most)

/** Base64 for addresses: letters, digits, `-` and `_`. */
const encoded = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The address of a link, relative to the console. */
export const linkTo = async ({ addresses, shown }: SharedPages): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify([shown, ...addresses]))
  const packed = await through(text, new CompressionStream('deflate-raw'), longestText)
  return `${sharedPath}#${version}${encoded(packed)}`
}

const isPlace = (value: unknown, among: readonly unknown[]): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < among.length

/**
 * A link's content; undefined if it is not one of our links, or is cut off. One address on another host, or one that would
 * loop, invalidates the whole link: only an attacker would write it.
 *
 * @param hash an address's hash, with its `#`
 */
export const readLink = async (hash: string): Promise<SharedPages | undefined> => {
  if (!hash.startsWith(`#${version}`) || hash.length > longestLink) return undefined
  try {
    const packed = decoded(hash.slice(version.length + 1))
    const text = await through(packed, new DecompressionStream('deflate-raw'), longestText)
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
    if (!Array.isArray(found)) return undefined
    const [shown, ...addresses]: readonly unknown[] = found
    if (addresses.length > mostShared || !isPlace(shown, addresses)) return undefined
    const isOurs = (one: unknown): one is string =>
      typeof one === 'string' && isPageAddress(one) && !/^\/open([/?#]|$)/i.test(one)
    return addresses.every(isOurs) ? { addresses, shown } : undefined
  } catch {
    return undefined
  }
}
