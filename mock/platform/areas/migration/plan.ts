import { canonical } from '../../digest'
import type { Aside, FieldShape, FieldShapes, Shape } from './shape'

/** Where the values of a declared field come from. */
export type Source =
  | { readonly from: 'field'; readonly name: string; readonly field: FieldShape }
  | ({ readonly from: 'aside' } & Aside)

/** The steps to take a table from one declaration to another. */
export interface Plan {
  /** By field, without fields that have no values yet. */
  readonly sources: { readonly [name: string]: Source }
  readonly added: readonly string[]
  /** Fields that are no longer declared, or whose name another field has taken. */
  readonly leaving: readonly string[]
  /** Fields whose values must take another form. */
  readonly converted: readonly string[]
  /** Derived fields whose formula is new or has changed. */
  readonly rederived: readonly string[]
  readonly isKeyChanged: boolean
}

const lastOf = (aside: readonly Aside[], name: string): Aside | undefined =>
  aside.findLast((one) => one.name === name)

/** The new renames, leaving out those whose old name is still a declared field. */
function renamesIn(before: FieldShapes, after: FieldShapes, asides: readonly Aside[]): Map<string, Source> {
  const renames = new Map<string, Source>()
  for (const [name, { was }] of Object.entries(after)) {
    if (was === undefined || was === before[name]?.was) continue
    const field = before[was]
    const aside = lastOf(asides, was)
    if (field) renames.set(name, { from: 'field', name: was, field })
    else if (aside) renames.set(name, { from: 'aside', ...aside })
  }
  const stays = ({ from, name }: Source) =>
    from === 'field' && Object.hasOwn(after, name) && !renames.has(name)
  // A field that is not renamed keeps its name, so nothing can be renamed from it. That may cancel further renames.
  for (let size = -1; size !== renames.size; ) {
    size = renames.size
    for (const [name, source] of renames) if (stays(source)) renames.delete(name)
  }
  return renames
}

/** The form of a field's values. */
const form = ({ nullable: _, was: __, empty: ___, parts, ...rest }: FieldShape): unknown => ({
  ...rest,
  ...(parts && {
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, { form: form(part), was: part.was }]),
    ),
  }),
})

/** Whether values must be converted to move from one field to another. */
const differInForm = (before: FieldShape, after: FieldShape): boolean =>
  canonical(form(before) as never) !== canonical(form(after) as never)

/** The derived fields whose values come from another formula, or from none. Renaming a field does not change a formula. */
function rederivedIn(before: Shape, after: Shape, sources: Plan['sources']): readonly string[] {
  if (!before.derived) return []
  const formerly = (path: string) => {
    const [name = '', ...rest] = path.split('.')
    return [sources[name]?.name ?? name, ...rest].join('.')
  }
  return Object.entries(after.derived ?? {}).flatMap(([name, { of, how }]) => {
    const source = sources[name]
    if (!source) return []
    const own = source.from === 'field' ? before.derived?.[source.name] : undefined
    return own?.how === how && own.of.join() === of.map(formerly).join() ? [] : [name]
  })
}

/**
 * How to change a table from one shape to another. Names come before values: a field takes over the values of its `was`, even if
 * they are set aside. Undoing a rename is a rename too.
 *
 * @param asides the columns that have been set aside, the last one last
 */
export function plan(before: Shape, asides: readonly Aside[], after: Shape): Plan {
  const renames = renamesIn(before.fields, after.fields, asides)
  const sources: Record<string, Source> = Object.fromEntries(renames)
  const taken = new Set([...renames.values()].flatMap(({ from, name }) => (from === 'field' ? [name] : [])))
  const asideTaken = new Set(
    [...renames.values()].flatMap((one) => (one.from === 'aside' ? [one.column] : [])),
  )
  for (const name of Object.keys(after.fields)) {
    if (renames.has(name)) continue
    const own = before.fields[name]
    if (own && !taken.has(name)) {
      sources[name] = { from: 'field', name, field: own }
      taken.add(name)
      continue
    }
    const renamed = Object.entries(before.fields).find(
      ([other, { was }]) => was === name && !Object.hasOwn(after.fields, other) && !taken.has(other),
    )
    const aside = asides.findLast((one) => one.name === name && !asideTaken.has(one.column))
    if (renamed) {
      sources[name] = { from: 'field', name: renamed[0], field: renamed[1] }
      taken.add(renamed[0])
    } else if (aside) sources[name] = { from: 'aside', ...aside }
  }
  const names = Object.keys(after.fields)
  const converted = names.filter((name) => {
    const [source, field] = [sources[name], after.fields[name]]
    return source && field && differInForm(source.field, field)
  })
  const keyBefore = after.key.map((name) => {
    const source = sources[name]
    return source?.from === 'field' ? source.name : undefined
  })
  return {
    sources,
    added: names.filter((name) => !sources[name]),
    leaving: Object.keys(before.fields).filter((name) => !taken.has(name)),
    converted,
    rederived: rederivedIn(before, after, sources),
    isKeyChanged:
      keyBefore.join('\n') !== before.key.join('\n') || after.key.some((name) => converted.includes(name)),
  }
}
