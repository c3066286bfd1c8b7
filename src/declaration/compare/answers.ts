import type { CallAnswer } from '../platformAnswers'
import type { Found, Severity } from './difference'
import type { Shape } from './shape'

/** The depth to which answers are compared, because schemas may be recursive. */
const deepest = 5

/** The fields that an answer must hold, as `items[].op`. */
const mustHold = (known: CallAnswer | undefined): ReadonlySet<string> =>
  new Set(
    (known?.must ?? []).flatMap(({ place, names }) =>
      names.map((name) => [place, name.replace(/(\[\]|\{\})$/, '')].filter(Boolean).join('.')),
    ),
  )

/** Whether the console can still read a different type: numbers and states may be texts and vice versa. */
const isReadable = (ours: Shape, theirs: Shape): boolean => {
  const isPlain = ({ types }: Shape) => types.some((type) => type !== 'object' && type !== 'array')
  return isPlain(ours) && isPlain(theirs)
}

const isSameType = (ours: Shape, theirs: Shape): boolean =>
  ours.types.length === 0 ||
  theirs.types.length === 0 ||
  theirs.types.some((type) => ours.types.includes(type))

const newValues = (ours: Shape, theirs: Shape): readonly string[] =>
  ours.values ? (theirs.values ?? []).filter((value) => !ours.values?.includes(value)) : []

/**
 * Whether the console can read what a platform answers.
 *
 * @param known how the console uses the answer
 */
export const answerDifferences = (
  ours: Shape | undefined,
  theirs: Shape | undefined,
  known: CallAnswer | undefined,
): readonly Found[] => {
  const must = mustHold(known)
  const isRead = known?.reading === 'list' || known?.reading === 'record' || known?.reading === 'read'
  /** The severity if the console cannot read a field as declared. */
  const lost = (path: string): Severity => (must.has(path) ? 'breaks' : isRead ? 'degrades' : 'harmless')

  const compareValue = (path: string, one: Shape, other: Shape, depth: number): readonly Found[] => {
    if (!isSameType(one, other)) {
      const severity = isReadable(one, other) ? 'harmless' : lost(path)
      return [
        { field: path, severity, what: `is ${other.types.join(' or ')}, declared ${one.types.join(' or ')}` },
      ]
    }
    const values = newValues(one, other)
    const isDeeper = depth < deepest
    const { items } = other
    return [
      ...(values.length > 0
        ? [{ field: path, severity: 'harmless' as const, what: `has other values: ${values.join(', ')}` }]
        : []),
      ...(other.isNullable && !one.isNullable
        ? [
            {
              field: path,
              severity: must.has(path) ? ('breaks' as const) : ('harmless' as const),
              what: 'may be null',
            },
          ]
        : []),
      ...(one.format && other.format && one.format !== other.format
        ? [
            {
              field: path,
              severity: 'harmless' as const,
              what: `format ${other.format}, declared ${one.format}`,
            },
          ]
        : []),
      ...(isDeeper && one.items && items ? compareValue(`${path}[]`, one.items(), items(), depth + 1) : []),
      ...(isDeeper && one.fields.size > 0 ? compareFields(path, one, other, depth + 1) : []),
    ]
  }

  const compareFields = (path: string, one: Shape, other: Shape, depth: number): readonly Found[] => {
    // An object without described fields may hold any.
    if (other.fields.size === 0) return []
    return [...one.fields].flatMap(([name, field]) => {
      const inside = path === '' ? name : `${path}.${name}`
      const found = other.fields.get(name)
      if (!found) return [{ field: inside, severity: lost(inside), what: 'the field is missing' }]
      const isUncertain = must.has(inside) && other.required.size > 0 && !other.required.has(name)
      return [
        ...(isUncertain
          ? [
              {
                field: inside,
                severity: 'degrades' as const,
                what: 'may be missing, and cannot be done without',
              },
            ]
          : []),
        ...compareValue(inside, field(), found(), depth),
      ]
    })
  }

  if (!ours) return []
  if (!theirs)
    return must.size > 0
      ? [{ field: '', severity: 'breaks', what: 'the document does not describe the answer' }]
      : []
  // A platform may answer the bare list.
  const list = ours.fields.get('items')
  if (theirs.types.includes('array') && list) return compareValue('items', list(), theirs, 0)
  return compareValue('', ours, theirs, 0)
}
