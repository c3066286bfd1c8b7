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

/** The smallest limit that the records set on an input; undefined if there is none. */
const limitOf = (action: Action, input: string, records: readonly WireRecord[]): number | undefined => {
  const limit = action.limits?.[input]
  if (!limit) return undefined
  const values = records.map((record) => record[limit.field]).filter((value) => typeof value === 'number')
  return values.length > 0 ? Math.min(...values) : undefined
}

/** The inputs that an action's dialog asks for. */
export const askedOf = (action: Action): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(resolvedInputs(action, {})).filter(([, { unasked }]) => !unasked)

/** An action's inputs with these records' limits: an amount may not exceed what a record has left. */
export const inputsFor = (
  action: Action,
  records: readonly WireRecord[],
): readonly { readonly name: string; readonly field: Field }[] =>
  askedOf(action).map(([name, field]) => {
    const limit = limitOf(action, name, records)
    if (limit === undefined || (field.kind !== 'money' && field.kind !== 'integer')) return { name, field }
    return { name, field: { ...field, max: Math.min(field.max ?? limit, limit) } }
  })

/** The initial values: the record's own where the declaration says so and all records agree; otherwise empty. */
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

/** The input that a refusal is about; undefined if it is about none. */
export const refusedInput = (action: Action, code: number | undefined): string | undefined =>
  askedOf(action).find(
    ([name]) =>
      code !== undefined &&
      (action.limits?.[name]?.code === code || action.beside?.[name]?.includes(code) === true),
  )?.[0]
