/** Texts by key, in a tree: `ra.action.save` stands at `{ ra: { action: { save: '…' } } }`. */
export interface Texts {
  readonly [key: string]: string | Texts | undefined
}

/** What stands in a text's places; `smart_count` picks the form as well, and `_` is said where the key has no text. */
export type TextOptions = Readonly<Record<string, unknown>>

const textsByKey = (texts: Texts = {}, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsByKey(value, `${prefix}${key}.`),
  )

/** `1 file |||| %{smart_count} files`: the first form is for one, the last for every other number. */
const formOf = (text: string, count: unknown): string => {
  const forms = text.split('||||')
  return (count === 1 ? forms[0] : forms.at(-1))?.trim() ?? text
}

/**
 * The function that says the texts of one language, in the notation that react-admin's packs are written in:
 * `%{name}` is a place for a value, `||||` stands between the forms for one and for more.
 *
 * A place without a value stays as it is written. A key without a text is said itself, and in development reported.
 */
export const createTranslate = (texts: Texts) => {
  const known = new Map(textsByKey(texts)).set('', '')
  return (key: string, options: TextOptions = {}): string => {
    const text = known.get(key) ?? options._
    if (typeof text !== 'string') {
      if (import.meta.env.DEV) reportError(new Error(`no text for ${key}`))
      return key
    }
    const form = options.smart_count == null ? text : formOf(text, options.smart_count)
    return form.replace(/%\{(.*?)\}/g, (place, name: string) =>
      Object.hasOwn(options, name) ? String(options[name] ?? place) : place,
    )
  }
}
