import type { Field, Fields, Resource } from '@/declaration'
import type { Computed } from '@/declaration/computed'
import type { Condition, WireRecord } from '@/declaration/condition'
import type { ResolvedFilter } from '@/declaration/filter'
import type { Tone } from '@/declaration/tones'
import type { Mark } from './mark'
import type { Words } from './words'

/** A sentence with a gap, such as “Required where {what}.”, and what fills it. */
export type Sentence = { readonly text: string; readonly fields: Fields } & (
  | { readonly when: Condition }
  | { readonly filter: ResolvedFilter }
  | { readonly computed: Computed }
  /** Has no gap: uniqueness and limits follow the sentence. */
  | { readonly ruled: Field }
)

/** The description of something on a screen, in the reader's language; conditions are not put into words yet. */
export interface Statement {
  readonly sort: string
  readonly name: string
  readonly says: readonly (string | Sentence)[]
  readonly values?: readonly { readonly name: string; readonly wire: string; readonly tone?: Tone }[]
  /** The record's value in readable form. */
  readonly here?: string
  /** It is disabled. */
  readonly isOff?: boolean
}

export interface Asked extends Words {
  /** As the account sees it, so that nothing hidden is revealed. */
  readonly resource: Resource
  readonly mark: Mark
  readonly record?: WireRecord
  readonly off: boolean
  /** The text of a button that is not declared. */
  readonly text: string
  /** Unix seconds. */
  readonly now: number
  /** Undefined for an area that the account cannot see. */
  readonly areaName: (name: string) => string | undefined
}
