import {
  DeclarationError,
  type Json,
  type Label,
  loadDeclarations,
  type MenuGroups,
  type Resource,
} from '@/declaration'
import type { Draft } from './draft'
import type { Proposal } from './judge'
import { sampleValues } from './sampleValues'

/** A text still to be written falls back to English, and says so. */
const filled = ({ zh, en, es, ...more }: Label & { readonly tone?: string }) => ({
  zh: zh || `${en}（待译）`,
  en,
  es: es || `${en} (sin traducir)`,
  ...more,
})

const each = <From, To>(group: { readonly [name: string]: From }, change: (one: From) => To) =>
  Object.fromEntries(Object.entries(group).map(([name, one]) => [name, change(one)]))

const fieldOf = ({ kind, label, hint, options, of, fields }: Proposal): { [option: string]: Json } => ({
  kind,
  label: filled(label),
  ...(hint ? { hint: filled(hint) } : {}),
  ...(of ? { of: each(of, filled) } : {}),
  ...(fields ? { fields: fieldsOf(fields) } : {}),
  ...(fields?.length === 0 ? { values: { kind: 'text', label: filled(label) } } : {}),
  ...options,
})

const fieldsOf = (fields: readonly Proposal[]) =>
  Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)]))

/** How the samples of a draft are generated. */
export const sampleOf = ({ name, fields, key }: Draft) => {
  const values = sampleValues(name, fields, key)
  return {
    count: { small: 20, standard: 200, full: 200 },
    ...(Object.keys(values).length > 0 ? { values } : {}),
  }
}

/** A complete declaration of a draft, including what would follow from the rest. Missing texts are filled in. */
export const areaOf = (draft: Draft) => {
  const { label, fields, list, form, made, saved } = draft
  const { name, path, icon, menu, key, title, one } = draft
  const { moreColumns, ...usual } = list
  const stamp = Object.fromEntries(
    Object.entries({ made, saved }).filter(([, name]) => name !== undefined && !form.includes(name)),
  )
  return {
    ...{ name, path, label: filled(label), icon, menu, key, title },
    ...(one ? { one: filled(one) } : {}),
    fields: fieldsOf(fields),
    list: { ...usual, ...(moreColumns.length > 0 ? { moreColumns } : {}) },
    detail: {},
    ...(form.length > 0
      ? {
          save: {
            call: `POST /user/save${name.toLowerCase()}`,
            fields: form,
            ...(Object.keys(stamp).length > 0 ? { stamp } : {}),
          },
        }
      : {}),
    sample: sampleOf(draft),
  }
}

/**
 * A draft as a declaration, to preview it before its file is written. Missing texts are filled in.
 *
 * @param others the existing areas, for references
 * @throws DeclarationError with all problems, including those of the others
 */
export const declared = (
  draft: Draft,
  others: readonly Resource[],
  groups: MenuGroups,
): Resource | undefined => {
  const area = areaOf(draft)
  const modules = Object.fromEntries([...others, area].map((one) => [one.name, one]))
  return loadDeclarations(modules, groups).find((one) => one.name === draft.name)
}

/** The checker's problems with a draft, except texts still to be written and problems of other areas. */
export const problemsOfDraft = (
  draft: Draft,
  others: readonly Resource[],
  groups: MenuGroups,
): readonly string[] => {
  try {
    declared(draft, others, groups)
    return []
  } catch (error) {
    if (error instanceof DeclarationError)
      return error.problems.filter((problem) => problem.startsWith(`${draft.name}:`))
    throw error
  }
}
