import type { Label, WireRecord } from '@/declaration'

/** Where something is typed. Several new records of an area are separate drafts of the same place. */
export interface Place {
  /** Identifies it; never stored as it is. */
  readonly key: string
  readonly kind: 'new' | 'edit' | 'action' | 'import' | 'page'
  /** Its name: the area's record, the action, or the page. */
  readonly about: Label
  /** The address that leads back there. */
  readonly to: string
  /** For a dialog about records: what to reopen there. */
  readonly asked?: {
    /** React-admin's resource name. */
    readonly area: string
    readonly action: string
    readonly ids: readonly string[]
    readonly bulk: boolean
  }
}

/** What was typed, as far as it differs from the form's initial values. */
export interface Draft {
  readonly place: Place
  /** The record's name, or the first words of a new one; may be empty. */
  readonly title: string
  /** The initial values of the fields that differ. */
  readonly base: WireRecord
  readonly mine: WireRecord
  /** Names of the fields, in case some no longer exist when the draft is offered. */
  readonly labels: { readonly [field: string]: Label }
  /** The hash of the declaration at the time of typing. */
  readonly hash: number
  /** The record's version; undefined for a new record, or if the platform has no versions. */
  readonly version?: number | undefined
  /** Fields that were too long to be stored. */
  readonly tooLong: readonly string[]
}

export interface KeptDraft extends Draft {
  readonly id: string
  /** Unix milliseconds. */
  readonly savedAt: number
}

/** Most drafts per account and browser; the oldest are dropped. */
export const mostDrafts = 200
/** Most characters of a draft as JSON. */
export const longestDraft = 200_000
/** How long a draft is kept, ms. */
export const draftLife = 90 * 24 * 3600 * 1000
