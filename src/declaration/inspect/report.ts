/** Records a problem at a place of a declaration, with the remedy. */
export type Report = (place: string, what: string) => void

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats a value for a message. */
export const quoted = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)

/** Levenshtein distance. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * The end of a message about an unknown name: a suggestion of the declared name closest to it.
 *
 * @param otherwise the remedy if no name is close
 */
export const suggestion = (wanted: string, known: readonly string[], otherwise = ''): string => {
  const best = [...known].sort((a, b) => distance(wanted, a) - distance(wanted, b))[0]
  return best !== undefined && distance(wanted, best) <= Math.max(2, wanted.length / 3)
    ? `; did you mean "${best}"?`
    : otherwise && `; ${otherwise}`
}

/** The types a part of a declaration can have. */
const forms = {
  text: { fits: (value: unknown) => typeof value === 'string' && value !== '', say: 'a text' },
  flag: { fits: (value: unknown) => typeof value === 'boolean', say: 'true or false' },
  number: { fits: (value: unknown) => typeof value === 'number', say: 'a number' },
  names: {
    fits: (value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== ''),
    say: 'a list of names',
  },
  list: { fits: (value: unknown) => Array.isArray(value), say: 'a list' },
  group: { fits: isObject, say: 'an object' },
  label: { fits: isObject, say: "l('中文', 'English', 'Español')" },
}

type Form = keyof typeof forms

/** The parts of an object with their types; `?` makes a part optional. */
export type Parts = { readonly [name: string]: Form | `${Form}?` }

/** Checks that a value has all parts, each of the right type. */
export const hasParts = (value: unknown, place: string, parts: Parts, report: Report): boolean => {
  if (!isObject(value)) {
    report(place, `must be ${forms.group.say}`)
    return false
  }
  let complete = true
  for (const [name, wanted] of Object.entries(parts)) {
    const here = place === '' ? name : `${place}.${name}`
    const optional = wanted.endsWith('?')
    const { fits, say } = forms[optional ? (wanted.slice(0, -1) as Form) : (wanted as Form)]
    if (value[name] === undefined ? optional : fits(value[name])) continue
    report(here, value[name] === undefined ? `is missing; give ${say}` : `must be ${say}`)
    complete = false
  }
  return complete
}
