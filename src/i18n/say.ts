import { fillText, type Label, type Locale, type TextValues, textIn } from '@/declaration/label'

/** Returns a text with its placeholders filled in: a declared label, or the text behind a key. */
export type Say = (text: string | Label, values?: TextValues) => string

export interface Speech {
  readonly locale: Locale
  readonly say: Say
}

/** Creates a `Say`, also for code outside React; a key without a text is returned as it is. */
export const sayIn =
  (locale: Locale, find: (key: string, values?: TextValues) => string | undefined): Say =>
  (text, values) =>
    typeof text === 'string' ? fillText(find(text, values) ?? text, values) : textIn(text, locale, values)
