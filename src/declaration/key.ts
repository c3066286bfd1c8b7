import type { WireRecord } from './condition'

// A record has a single id in the console, even if its key has several fields: their values are joined by "~". "%"
// and "/" are escaped because routers decode paths more than once, lone surrogates because a URL cannot contain them.
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

// As the last path segment, these have a meaning: this folder, its parent, the form for a new record.
const reserved = ['.', '..', 'create']

export const idOf = (key: readonly string[], record: WireRecord): string => {
  const id = key.map((field) => protect(String(record[field] ?? ''))).join('~')
  const index = reserved.indexOf(id)
  return index < 0 ? id : `!r${index}`
}

/** The key fields of an id; undefined if it does not match the key. */
export const keyOf = (key: readonly string[], id: string): Record<string, string> | undefined => {
  const plain = /^!r([0-2])$/.exec(id)?.[1]
  const parts = (plain === undefined ? id : (reserved[Number(plain)] ?? '')).split('~')
  if (parts.length !== key.length) return undefined
  return Object.fromEntries(key.map((field, i) => [field, restore(parts[i] ?? '')]))
}
