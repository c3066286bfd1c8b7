import type { Fields, MenuGroups, Resource } from '@/declaration'
import { problemsOfDraft } from './declared'
import { dictionaryOf } from './dictionary'
import { draftOf } from './draft'
import type { AreaEvidence } from './evidence'
import type { Proposal } from './judge'
import { areaSource } from './source'

/** How close a draft comes to an area's actual declaration. */
export interface Regenerated {
  readonly area: string
  readonly source: string
  /** The checker's problems, except texts still to be written. */
  readonly problems: readonly string[]
  readonly kinds: { readonly right: number; readonly of: number; readonly wrong: readonly string[] }
  readonly labels: { readonly found: number; readonly of: number }
}

const isLabelled = ({ label, of = {} }: Proposal): boolean =>
  [label, ...Object.values(of)].every(({ zh, es }) => zh !== '' && es !== '')

/** A missing field is as wrong as one of another kind. */
const kindsOf = (fields: readonly Proposal[], { fields: given }: AreaEvidence, real: Fields) => {
  const names = given.map(({ name }) => name).filter((name) => Object.hasOwn(real, name))
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  const wrong = names.filter((name) => kinds.get(name) !== real[name]?.kind)
  return {
    right: names.length - wrong.length,
    of: names.length,
    wrong: wrong.map((name) => `${name}: ${kinds.get(name) ?? 'left out'}, not ${real[name]?.kind}`),
  }
}

/**
 * Regenerates an existing area from evidence alone: neither its kinds nor its labels are in the dictionary.
 *
 * @param area as it is declared
 * @param all every area, itself among them
 */
export const regenerate = (
  area: Resource,
  evidence: AreaEvidence,
  all: readonly Resource[],
  groups: MenuGroups,
): Regenerated => {
  const others = all.filter((one) => one !== area)
  const { name, path, menu } = area
  const draft = draftOf({ name, path, order: menu.order }, evidence, dictionaryOf(others))
  return {
    area: name,
    source: areaSource(draft),
    problems: problemsOfDraft(draft, others, groups),
    kinds: kindsOf(draft.fields, evidence, area.fields),
    labels: { found: draft.fields.filter(isLabelled).length, of: draft.fields.length },
  }
}
