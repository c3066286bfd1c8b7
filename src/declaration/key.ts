import type { WireRecord } from './condition'

// A record has one id in the console even when the platform knows it by several fields. Parts are joined by "~".
// No "%" and no "/" may be left in an id: routers decode paths more than once.
const escapes: readonly (readonly [plain: string, escaped: string])[] = [
  ['!', '!0'],
  ['~', '!1'],
  ['%', '!2'],
  ['/', '!3'],
  ['\\', '!4'],
  ['?', '!5'],
  ['#', '!6'],
]

const protect = (part: string) =>
  part.replace(/[!~%/\\?#]/g, (plain) => escapes.find(([one]) => one === plain)?.[1] ?? plain)

const restore = (part: string) =>
  part.replace(/![0-6]/g, (escaped) => escapes.find(([, one]) => one === escaped)?.[0] ?? escaped)

/** The id of a record in the console, made from its key fields. */
export const idOf = (key: readonly string[], record: WireRecord): string =>
  key.map((field) => protect(String(record[field] ?? ''))).join('~')

/** The key fields' texts, back out of an id; undefined when the id does not fit the key. */
export const keyOf = (key: readonly string[], id: string): Record<string, string> | undefined => {
  const parts = id.split('~')
  if (parts.length !== key.length) return undefined
  return Object.fromEntries(key.map((field, i) => [field, restore(parts[i] ?? '')]))
}
