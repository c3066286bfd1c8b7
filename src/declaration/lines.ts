import { diff3Merge, diffComm } from 'node-diff3'
import type { Field, FieldOf } from './field'

/** Tags that begin nothing to be closed. */
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** After these, formatted text goes on with the next block, as a text does after the end of a line. */
const endOfBlock = /(?<=\n|<\/(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|tr|div)>|<(?:br|hr)\s*\/?>)/i

/** A kind whose values are texts of several lines, or of several blocks. */
type TextKind = 'multiline' | 'html'

/** Whether two editors' changes to a field can be merged by line. */
export const isText = (field: Field): field is FieldOf<TextKind> =>
  field.kind === 'multiline' || field.kind === 'html'

/** A text in lines, or formatted text in blocks, each with its end: joined, they are the text again. */
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

/** As a text box gives it; a last line without its end would run into what the other added after it. */
const ended = (text: string): string => {
  const plain = text.replace(/\r\n?/g, '\n')
  return plain === '' || plain.endsWith('\n') ? plain : `${plain}\n`
}

/**
 * Merges what two people made of a text.
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
  // Each of the two may be whole and their blocks put together not, as when one has made a list of what the other added to.
  if (kind === 'html') return isBalanced(merged) ? merged : undefined
  const [endsMine, endsBase, endsTheirs] = [mine, base, theirs].map((one) => /[\r\n]$/.test(one))
  const ends = endsMine === endsBase ? endsTheirs : endsMine
  return ends ? merged : merged.replace(/\n$/, '')
}

/** Lines that stayed, went or came, one after the other. */
export interface DiffPart {
  readonly state: 'same' | 'gone' | 'new'
  readonly lines: readonly string[]
}

/** What became of a text, by line; what went stands before what came in its place. */
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
