import {
  type Action,
  emptyOf,
  type Field,
  isSame,
  type Json,
  ownValue,
  resolvedInputs,
  type WireRecord,
} from '@/declaration'

/** The smallest of the records' values that limits an input; undefined without a limit. */
const limitOf = (action: Action, input: string, records: readonly WireRecord[]): number | undefined => {
  const limit = action.limits?.[input]
  if (!limit) return undefined
  const values = records.map((record) => record[limit.field]).filter((value) => typeof value === 'number')
  return values.length > 0 ? Math.min(...values) : undefined
}

/** What an action's dialog asks for. */
export const askedOf = (action: Action): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(resolvedInputs(action, {})).filter(([, { unasked }]) => !unasked)

/** The inputs of an action as these records allow them: an amount is held to what the record leaves. */
export const inputsFor = (
  action: Action,
  records: readonly WireRecord[],
): readonly { readonly name: string; readonly field: Field }[] =>
  askedOf(action).map(([name, field]) => {
    const limit = limitOf(action, name, records)
    if (limit === undefined || (field.kind !== 'money' && field.kind !== 'integer')) return { name, field }
    return { name, field: { ...field, max: Math.min(field.max ?? limit, limit) } }
  })

/**
 * What the inputs start with: the record's own values where the declaration says so, when there is one record or all of
 * them agree; else nothing entered.
 */
export const startingValues = (action: Action, records: readonly WireRecord[]): { [name: string]: Json } =>
  Object.fromEntries(
    askedOf(action).map(([name, field]) => {
      const path = action.prefill?.[name]
      const [first, ...others] =
        path === undefined ? [] : records.map((record) => ownValue(record, path, field))
      const agreed = others.every((value) => value !== undefined && isSame(field, value, first))
        ? first
        : undefined
      return [name, agreed ?? emptyOf(field)]
    }),
  )

/** The input that a refusal is about, so that it is said beside it; undefined when it is about none. */
export const refusedInput = (action: Action, code: number | undefined): string | undefined =>
  askedOf(action).find(
    ([name]) =>
      code !== undefined &&
      (action.limits?.[name]?.code === code || action.beside?.[name]?.includes(code) === true),
  )?.[0]
