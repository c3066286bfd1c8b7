import { canonical } from '../../digest'
import type { Aside, FieldShape, FieldShapes, Shape } from './shape'

/** Where the values of a declared field come from. */
export type Source =
  | { readonly from: 'field'; readonly name: string; readonly field: FieldShape }
  | ({ readonly from: 'aside' } & Aside)

/** What is to be done so that a table keeps the records of another declaration. */
export interface Plan {
  /** By field, of those that have values already. */
  readonly sources: { readonly [name: string]: Source }
  readonly added: readonly string[]
  /** Fields that are no longer declared, and those that another has taken the name of. */
  readonly leaving: readonly string[]
  /** Fields whose values must take another form. */
  readonly converted: readonly string[]
  /** Fields that follow from others than before, or did not follow from any. */
  readonly rederived: readonly string[]
  readonly isKeyChanged: boolean
}

const lastOf = (aside: readonly Aside[], name: string): Aside | undefined =>
  aside.findLast((one) => one.name === name)

/** The renames that are new: not of a field that another declared one keeps. */
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
  // What is no rename keeps its name, so that another may be none either.
  for (let size = -1; size !== renames.size; ) {
    size = renames.size
    for (const [name, source] of renames) if (stays(source)) renames.delete(name)
  }
  return renames
}

/** The values of a field as far as their form goes. */
const form = ({ nullable: _, was: __, empty: ___, parts, ...rest }: FieldShape): unknown => ({
  ...rest,
  ...(parts && {
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, { form: form(part), was: part.was }]),
    ),
  }),
})

/** Whether values of one field cannot stay as they are when they become those of another. */
const differInForm = (before: FieldShape, after: FieldShape): boolean =>
  canonical(form(before) as never) !== canonical(form(after) as never)

/** The derived fields with values that another formula made, or nobody's. A field that was renamed is the same to a formula. */
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
 * How a table that keeps records in one shape comes to keep them in another. Names are followed before values: a field takes
 * over that of its `was`, even when it is set aside; taking a rename back is a rename too.
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
