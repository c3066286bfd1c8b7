import { diff3Merge, diffComm } from 'node-diff3'
import type { Field, FieldOf } from './field'

/** Tags that are never closed. */
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Formatted text is split after these, as plain text is after line breaks. */
const endOfBlock = /(?<=\n|<\/(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|tr|div)>|<(?:br|hr)\s*\/?>)/i

/** A kind whose values are texts of several lines, or of several blocks. */
type TextKind = 'multiline' | 'html'

/** Whether two editors' changes to a field can be merged by line. */
export const isText = (field: Field): field is FieldOf<TextKind> =>
  field.kind === 'multiline' || field.kind === 'html'

/** Splits a text into lines, or formatted text into blocks. Each keeps its end, so joining them gives the text again. */
export const linesOf = (kind: TextKind, text: string): string[] =>
  text === '' ? [] : text.split(kind === 'html' ? endOfBlock : /(?<=\n)/)

/** Whether every tag that is opened is closed again, in order. */
const isBalanced = (html: string): boolean => {
  const open: string[] = []
  for (const [, slash, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)([^>]*)>/gi)) {
    const name = tag.toLowerCase()
    if (voidTags.has(name) || rest.endsWith('/')) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

/** Ends the last line, as in a text box; otherwise the other side's addition would run into it. */
const ended = (text: string): string => {
  const plain = text.replace(/\r\n?/g, '\n')
  return plain === '' || plain.endsWith('\n') ? plain : `${plain}\n`
}

/**
 * Merges two people's changes to a text.
 *
 * @returns undefined if both changed the same lines, or lines next to each other
 */
export const mergedText = (
  kind: TextKind,
  base: string,
  mine: string,
  theirs: string,
): string | undefined => {
  const [a = [], o = [], b = []] = [mine, base, theirs].map((one) =>
    linesOf(kind, kind === 'html' ? one : ended(one)),
  )
  const regions = diff3Merge(a, o, b, { excludeFalseConflicts: true })
  const parts = regions.map(({ ok }) => ok)
  if (!parts.every((part) => part !== undefined)) return undefined
  const merged = parts.flat().join('')
  // Even if both sides are balanced, the merge may not be: one may have turned the other's blocks into a list.
  if (kind === 'html') return isBalanced(merged) ? merged : undefined
  const [endsMine, endsBase, endsTheirs] = [mine, base, theirs].map((one) => /[\r\n]$/.test(one))
  const ends = endsMine === endsBase ? endsTheirs : endsMine
  return ends ? merged : merged.replace(/\n$/, '')
}

/** Consecutive lines that were kept, removed or added. */
export interface DiffPart {
  readonly state: 'same' | 'gone' | 'new'
  readonly lines: readonly string[]
}

/** The changes of a text, by line. Removed lines come before the ones that replace them. */
export const lineDiff = (kind: TextKind, from: string, to: string): readonly DiffPart[] => {
  const [before, after] = [from, to].map((text) => linesOf(kind, kind === 'html' ? text : ended(text)))
  return diffComm(before ?? [], after ?? [])
    .flatMap(({ common = [], buffer1 = [], buffer2 = [] }): DiffPart[] => [
      { state: 'same', lines: common },
      { state: 'gone', lines: buffer1 },
      { state: 'new', lines: buffer2 },
    ])
    .filter(({ lines }) => lines.length > 0)
    .map(({ state, lines }) => ({ state, lines: lines.map((line) => line.replace(/\n$/, '')) }))
}
