import type { Label, WireRecord } from '@/declaration'

/** Where something is typed. Several new records of an area are several drafts of one place. */
export interface Place {
  /** Identifies it; never stored as it is. */
  readonly key: string
  readonly kind: 'new' | 'edit' | 'action' | 'import' | 'page'
  /** What it is called: one of the area's records, the action, the page. */
  readonly about: Label
  /** The address that leads back to it. */
  readonly to: string
  /** For a question about records: what opens it there again. */
  readonly asked?: {
    /** React-admin's name. */
    readonly area: string
    readonly action: string
    readonly ids: readonly string[]
    readonly bulk: boolean
  }
}

/** What was typed, as far as it differs from what the form began with. */
export interface Draft {
  readonly place: Place
  /** The record's name, or the first words of a new one; may be empty. */
  readonly title: string
  /** What the form began with, of the fields that differ. */
  readonly base: WireRecord
  readonly mine: WireRecord
  /** Names of the fields, for those that are gone when it is offered. */
  readonly labels: { readonly [field: string]: Label }
  /** Of the declaration under which it was typed. */
  readonly hash: number
  /** Of the record; undefined for a new one, and where the platform counts none. */
  readonly version?: number | undefined
  /** Fields that were too long to be kept. */
  readonly tooLong: readonly string[]
}

export interface KeptDraft extends Draft {
  readonly id: string
  /** Unix milliseconds. */
  readonly savedAt: number
}

/** Drafts of an account in a browser; the oldest go first. */
export const mostDrafts = 200
/** Characters of a draft as JSON. */
export const longestDraft = 200_000
/** How long a draft is kept, ms. */
export const draftLife = 90 * 24 * 3600 * 1000
