import { isRecord, type Json } from '@/declaration'

/** What differs between two versions of a declaration. */
export interface Change {
  readonly how: 'ADDED' | 'REMOVED' | 'CHANGED'
  /** As in `fields.phone.label`. */
  readonly place: string
  readonly before: string
  readonly after: string
}

/** The longest value shown, so that it fits on a line. */
const longest = 120

const shown = (value: Json | undefined): string => {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

const isPlain = (value: Json | undefined): boolean => !isRecord(value)

/** The places where two versions differ, as deep as possible. A list is one value. `before`: undefined for the first version. */
export const changesBetween = (
  before: Json | undefined,
  after: Json | undefined,
  place = '',
): readonly Change[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isPlain(before) || isPlain(after)) {
    const how = before === undefined ? 'ADDED' : after === undefined ? 'REMOVED' : 'CHANGED'
    return [{ how, place, before: shown(before), after: shown(after) }]
  }
  const [one, other] = [before, after] as { readonly [name: string]: Json | undefined }[]
  return [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].flatMap((name) =>
    changesBetween(one?.[name], other?.[name], place === '' ? name : `${place}.${name}`),
  )
}
