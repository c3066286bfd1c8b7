import type { Kind } from './kind'
import { type TextRules, text } from './text'

/** Texts to begin with: records of another area that the operator may see. */
export interface TextTemplates {
  /** The area that holds them. */
  readonly of: string
  /** Its fields with a template's name and text. */
  readonly title: string
  readonly text: string
  /** A field of both: the templates that have another value there than the record are left out. */
  readonly suits?: string
  /**
   * What stands as `{name}` in a text: name to the field of the record that it is filled with. `field.part` is a part of an
   * object, or of the first entry of a list.
   */
  readonly variables?: { readonly [name: string]: string }
}

/** Words over several lines. */
export interface MultilineField extends TextRules {
  readonly kind: 'multiline'
  readonly rows?: number
  /** More characters than these are allowed, and warned of with the field's hint. */
  readonly warnAbove?: number
  readonly templates?: TextTemplates
}

export const multiline: Kind<MultilineField, string> = text
