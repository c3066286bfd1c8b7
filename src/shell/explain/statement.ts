import type { Field, Fields, Resource } from '@/declaration'
import type { Computed } from '@/declaration/computed'
import type { Condition, WireRecord } from '@/declaration/condition'
import type { ResolvedFilter } from '@/declaration/filter'
import type { Tone } from '@/declaration/tones'
import type { Mark } from './mark'
import type { Words } from './words'

/** A sentence with a gap, such as “Required where {what}.”, and what is to be put into words there. */
export type Sentence = { readonly text: string; readonly fields: Fields } & (
  | { readonly when: Condition }
  | { readonly filter: ResolvedFilter }
  | { readonly computed: Computed }
  /** Has no gap: what counts, and what bounds it, is said behind it. */
  | { readonly ruled: Field }
)

/** What is told of something on a screen, in the reader's language; conditions and the like are not in words yet. */
export interface Statement {
  readonly sort: string
  readonly name: string
  readonly says: readonly (string | Sentence)[]
  readonly values?: readonly { readonly name: string; readonly wire: string; readonly tone?: Tone }[]
  /** The record's value, as people read it. */
  readonly here?: string
  /** It cannot be pressed. */
  readonly isOff?: boolean
}

export interface Asked extends Words {
  /** As the account sees it, so that nothing else can be told. */
  readonly resource: Resource
  readonly mark: Mark
  readonly record?: WireRecord
  readonly off: boolean
  /** What stands on a button that is not declared. */
  readonly text: string
  /** Unix seconds. */
  readonly now: number
  /** Undefined for an area that the account does not see. */
  readonly areaName: (name: string) => string | undefined
}
