import { fillText, type Label, type Locale, type TextValues, textIn } from '@/declaration/label'

/**
 * Says a text in one language, with its placeholders filled in: a declared label, or a text of the packs by its key.
 */
export type Say = (text: string | Label, values?: TextValues) => string

/** A language whose texts are there. */
export interface Speech {
  readonly locale: Locale
  readonly say: Say
}

/**
 * What `useSay` gives is made of it; for code outside React.
 *
 * @param find the text of a key; a key that has none is shown itself
 */
export const sayIn =
  (locale: Locale, find: (key: string, values?: TextValues) => string | undefined): Say =>
  (text, values) =>
    typeof text === 'string' ? fillText(find(text, values) ?? text, values) : textIn(text, locale, values)
