import { longestText } from '../limits'
import { defineKind, type IsVisible, type KindSpec } from './kind'
import { type TextRules, textRules, textSpec } from './text'

/** Texts to start from: records of another area that the operator may see. Alt+1 to Alt+9 insert the first nine. */
export interface TextTemplates {
  /** The area that holds the templates. */
  readonly of: string
  /** The field that holds a template's name. */
  readonly title: string
  /** The field that holds its text. */
  readonly text: string
  /** A field that both areas have. Templates with a different value than the record's are left out. */
  readonly suits?: string
  /**
   * Names written as `{name}` in a text, each with the record's field that fills it. `field.part` is a part of an object, or
   * of the first entry of a list.
   */
  readonly variables?: { readonly [name: string]: string }
}

interface MultilineField extends TextRules {
  readonly kind: 'multiline'
  readonly rows?: number
  /** Columns matter, as in JSON: shown and typed in a monospaced font. */
  readonly monospace?: true
  /** A longer text is allowed, but shows the field's hint as a warning. */
  readonly warnAbove?: number
  /** Texts to start from; Alt+1 to Alt+9 in the input insert the first nine. */
  readonly templates?: TextTemplates
}

/** Templates without the variables that the account may not see. */
const visibleTemplates = (
  { suits, variables = {}, ...rest }: TextTemplates,
  sees: IsVisible,
): TextTemplates => {
  const left = Object.entries(variables).filter(([, path]) => sees(path))
  return {
    ...rest,
    suits: suits && sees(suits) ? suits : undefined,
    variables: left.length > 0 ? Object.fromEntries(left) : undefined,
  }
}

/** Text over several lines. */
export const multiline = defineKind<MultilineField, string>('multiline', {
  ...textRules,
  visible: (field, sees) =>
    field.templates ? { ...field, templates: visibleTemplates(field.templates, sees) } : field,
})

/** The highest input, in lines. */
const mostRows = 50

export const multilineSpec: KindSpec<MultilineField, string> = {
  ...textSpec,
  options: {
    ...textSpec.options,
    rows: { from: 1, to: mostRows, optional: true },
    monospace: 'yes?',
    warnAbove: { from: 1, to: longestText, optional: true },
    templates: {
      parts: {
        of: 'area',
        title: 'text',
        text: 'text',
        suits: 'field?',
        variables: { each: 'variable', optional: true },
      },
      optional: true,
    },
  },
  inspect: ({ warnAbove, max }, place, report) => {
    if (warnAbove !== undefined && max !== undefined && warnAbove >= max)
      report(`${place}.warnAbove`, `is never reached: max is ${max}; remove one of them`)
  },
}
