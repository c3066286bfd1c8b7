import type { Field, Fields, Label, Resource } from '@/declaration'
import { composeLabel, composeValue } from './composeLabel'

type Choices = { readonly [value: string]: Label }

/** The existing areas' names for things, and the kinds of their fields. */
export interface Dictionary {
  /** The declared fields of this name, most common kind first. */
  readonly fields: (name: string) => readonly Field[]
  readonly label: (name: string) => Label | undefined
  /** The label of a choice's value, in that field or elsewhere. */
  readonly value: (field: string, value: string) => Label | undefined
  /** If only one area knows a label for the field: the names of its other fields there. */
  readonly onlyBeside: (name: string) => readonly string[] | undefined
  /** The area of this name. */
  readonly area: (name: string) => string | undefined
}

/** The fields of a declaration, including those inside objects and lists. */
const allFields = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap((entry) => {
    const [, field] = entry
    return 'fields' in field ? [entry, ...allFields(field.fields)] : [entry]
  })

const fieldsOf = ({ fields, detail, actions = {}, endpoints = {} }: Resource) => [
  ...allFields(fields),
  ...allFields(detail?.adds ?? {}),
  ...Object.values(actions).flatMap(({ inputs = {} }) => allFields(inputs)),
  ...Object.values(endpoints).flatMap(({ inputs = {}, query = {}, answer }) =>
    allFields({ ...inputs, ...query, ...answer }),
  ),
]

const grouped = <Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value[]> => {
  const groups = new Map<string, Value[]>()
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}

/** The entries, most frequent first. */
const byFrequency = <Value>(values: readonly Value[], key: (value: Value) => string): readonly Value[] => {
  const counts = grouped(values.map((value) => [key(value), value]))
  return [...counts.values()].toSorted((a, b) => b.length - a.length).flat()
}

const choicesOf = (field: Field): Choices =>
  field.kind === 'choice' || field.kind === 'choices' ? field.of : {}

const textOf = ({ zh, en, es }: Label): Label => ({ zh, en, es })

/** The dictionary of areas. Missing labels are composed from the words of the name. */
export const dictionaryOf = (areas: readonly Resource[]): Dictionary => {
  const fields = areas.flatMap(fieldsOf)
  const byName = grouped(fields)
  const own = grouped(areas.flatMap((area) => Object.entries<Field>(area.fields)))
  const values = grouped(
    fields.flatMap(([name, field]) =>
      Object.entries(choicesOf(field)).flatMap(([value, label]) => [
        [`${name} ${value}`, label] as const,
        // A number means nothing without its field.
        ...(/^\d+$/.test(value) ? [] : [[value, label] as const]),
      ]),
    ),
  )
  const usual = (labels: readonly Label[] | undefined): Label | undefined => {
    const [first] = byFrequency(labels ?? [], ({ zh }) => zh)
    return first && textOf(first)
  }
  /** The label used by most of them. */
  const clear = (labels: readonly Label[] = []): Label | undefined => {
    const most = usual(labels)
    return labels.filter(({ zh }) => zh === most?.zh).length * 2 > labels.length ? most : undefined
  }
  /** The label of a value that is the same everywhere, in at least two places. The same word may mean different things. */
  const agreed = (labels: readonly Label[] = []): Label | undefined =>
    labels.length > 1 && labels.every(({ zh }) => zh === labels[0]?.zh) ? usual(labels) : undefined
  return {
    fields: (name) => byFrequency(byName.get(name) ?? [], ({ kind }) => kind),
    label: (name) => {
      const labels = (among: typeof byName) => among.get(name)?.map(({ label }) => label)
      // A part of a list keeps its meaning there: the "order" of a complaint is a service. And a name used by only one area may
      // have a special meaning.
      const known = labels(own) ?? []
      return (
        (known.length > 1 ? clear(known) : undefined) ??
        composeLabel(name) ??
        usual(known) ??
        usual(labels(byName))
      )
    },
    value: (field, value) =>
      // A value used by only one area may have a special meaning: a submitted message is waiting for its receipt.
      ((values.get(`${field} ${value}`)?.length ?? 0) > 1
        ? clear(values.get(`${field} ${value}`))
        : undefined) ??
      composeValue(field, value) ??
      agreed(values.get(value)) ??
      usual(values.get(`${field} ${value}`)),
    onlyBeside: (name) => {
      const [only, ...others] = areas.filter((area) => Object.hasOwn(area.fields, name))
      if (!only || others.length > 0 || composeLabel(name)) return undefined
      return Object.keys(only.fields).filter((other) => other !== name)
    },
    area: (name) => areas.find((area) => area.name === name)?.name,
  }
}
