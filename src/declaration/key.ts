import type { WireRecord } from './condition'

// A record has one id in the console even when the platform knows it by several fields. Parts are joined by "~".
// No "%" and no "/" may be left in an id: routers decode paths more than once. An address cannot hold half of a
// character pair at all.
const escapes = '!~%/\\?#'

const protect = (part: string) =>
  part.replace(/[!~%/\\?#]|\p{Surrogate}/gu, (plain) => {
    const index = escapes.indexOf(plain)
    return index < 0 ? `!u${plain.charCodeAt(0).toString(16)}` : `!${index}`
  })

const restore = (part: string) =>
  part.replace(/!(?:([0-6])|u(d[89a-f][0-9a-f]{2}))/g, (_, index?: string, half?: string) =>
    half === undefined ? (escapes[Number(index)] ?? '') : String.fromCharCode(Number.parseInt(half, 16)),
  )

// As the last part of an address these would mean something else: this folder, the one above, the form of a new record.
const reserved = ['.', '..', 'create']

/** The id of a record in the console, made from its key fields. */
export const idOf = (key: readonly string[], record: WireRecord): string => {
  const id = key.map((field) => protect(String(record[field] ?? ''))).join('~')
  const index = reserved.indexOf(id)
  return index < 0 ? id : `!r${index}`
}

/** The key fields' texts, back out of an id; undefined when the id does not fit the key. */
export const keyOf = (key: readonly string[], id: string): Record<string, string> | undefined => {
  const plain = /^!r([0-2])$/.exec(id)?.[1]
  const parts = (plain === undefined ? id : (reserved[Number(plain)] ?? '')).split('~')
  if (parts.length !== key.length) return undefined
  return Object.fromEntries(key.map((field, i) => [field, restore(parts[i] ?? '')]))
}
