import type { IconName } from '@/declaration'
import { isOfEveryObject } from '@/declaration/inspect/inspectData'
import { type AreaEvidence, type FieldEvidence, saysLabel, saysValue } from './evidence'
import type { Proposal } from './judge'
import { saysState } from './names'

const namesOf = (fields: readonly Proposal[]): string => fields.map(({ name }) => name).join(', ')

/**
 * Guesses from names about an area, because the source says nothing: its icon, and the labels of fields and values. A missing
 * text is not a guess; the checker asks for it.
 */
export const guesses = (
  icon: IconName,
  fields: readonly Proposal[],
  evidence: AreaEvidence,
): readonly string[] => {
  const told = (name: string) => evidence.fields.find((field) => field.name === name)
  const labels = fields.filter(({ name, label }) => {
    const own = told(name)
    return label.zh !== '' && !(own && saysLabel(own))
  })
  const states = fields.filter(({ name, of = {} }) => {
    const own = told(name)
    return Object.entries(of).some(([value, { zh }]) => zh !== '' && !(own && saysValue(own, value)))
  })
  const whose = labels.length === fields.length ? 'its fields' : namesOf(labels)
  const unsaid = (what: string) =>
    `labels: nothing in the source says what ${what} are called; read these words once`
  return [
    `icon: "${icon}" is chosen by the area's name`,
    ...(labels.length > 0 ? [unsaid(whose)] : []),
    ...(states.length > 0 ? [unsaid(`the values of ${namesOf(states)}`)] : []),
  ]
}

/**
 * Doubts about a form that the source cannot settle.
 *
 * @param form the fields it asks for; without any there is no form
 * @param isAll it asks for everything that can be entered
 */
export const formDoubts = (
  fields: readonly Proposal[],
  key: readonly string[],
  form: readonly string[],
  isAll: boolean,
): readonly string[] => {
  if (form.length === 0) return []
  const ofKind = (kind: string) => fields.filter((field) => field.kind === kind)
  const required = fields.filter(({ name, options }) => form.includes(name) && options.required)
  const states = fields.filter(
    ({ name, kind }) => kind === 'choice' && saysState(name) && !form.includes(name),
  )
  return [
    ...numbering(fields, key),
    ...(required.length < 2
      ? [`form: nothing says which fields are required${required[0] ? ` besides "${required[0].name}"` : ''}`]
      : []),
    ...states.map(({ name }) => `form: new records have no "${name}"; say which they get with "initial"`),
    ...ofKind('files').flatMap(({ name }) => {
      if (isAll)
        return `form: "${name}" is left out; say with "scene" what its files are for, and name it in save.fields`
      return form.includes(name)
        ? `form: files can be taken out of "${name}" but not added; say with "scene" what they are for`
        : []
    }),
    ...(isAll
      ? ofKind('list').map(
          ({ name }) => `form: "${name}" is left out; name it in save.fields to have its rows entered`,
        )
      : []),
  ]
}

/** A doubt about a new record's key if it is a code: the evidence never shows how it is numbered. */
const numbering = (fields: readonly Proposal[], [name, ...others]: readonly string[]): readonly string[] =>
  others.length === 0 && fields.some((field) => field.name === name && field.kind === 'code')
    ? [
        `key: the platform gives "${name}" twelve digits; say with "serial" how it numbers, or name it in save.fields to be entered`,
      ]
    : []

/** Why a field of the evidence is not declared. The name is not repeated if it may be a value. */
export const leftOut = ({ name }: FieldEvidence): string => {
  if (name === 'id') return 'left out: "id" is not the key, and the console gives every record one'
  if (isOfEveryObject(name)) return `left out: "${name}" is a name that every object has`
  return /^[a-z][a-z0-9_]*$/i.test(name) && !/\d{4}/.test(name)
    ? `left out: nothing is known of what is inside "${name}"`
    : 'left out: a field whose name is not made of letters, digits and "_"'
}

/** Doubts shared by several fields are listed once, for all of them. Each field keeps its own. */
export const gathered = (
  fields: readonly Proposal[],
): { readonly alone: readonly Proposal[]; readonly together: readonly string[] } => {
  const having = (doubt: string) => fields.filter(({ doubts }) => doubts.includes(doubt))
  const shared = [...new Set(fields.flatMap(({ doubts }) => doubts))].filter((one) => having(one).length > 1)
  return {
    alone: fields.map((field) => ({
      ...field,
      doubts: field.doubts.filter((one) => !shared.includes(one)),
    })),
    together: shared.map((one) => `${namesOf(having(one))}: ${one}`),
  }
}
