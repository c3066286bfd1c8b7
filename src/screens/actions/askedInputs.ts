import type { Action, Fields, Json, WireRecord } from '@/declaration'
import type { Bounded } from '@/declaration/bounds'
import { clearedValue, fieldsFor, hasRules, settled } from '@/declaration/settled'
import type { FormField } from '../form/formFields'
import { currentTime } from './availability'
import { beforeAndAfter, type Edit, type Entered, inputsOf } from './edits'

/** The records that an action is asked about, and what is in its form. */
interface Asked extends Pick<Edit, 'settings' | 'opened'> {
  readonly action: Action
  readonly records: readonly WireRecord[]
  readonly entered: Entered
}

/** The inputs each record shows with its values, with `required` resolved. */
const fieldsForEach = (inputs: Fields, asked: Asked) =>
  beforeAndAfter(asked.action, asked.records, asked.settings, asked.entered, asked.opened).map(({ after }) =>
    fieldsFor(inputs, settled(inputs, after), currentTime()),
  )

export const isRuled = ({ inputs = {} }: Action): boolean => hasRules(inputs)

/** The inputs that any of the records asks for. Required if one record requires it, with the bounds of all of them. */
export const askedInputs = (inputs: readonly FormField[], asked: Asked): readonly FormField[] => {
  if (!isRuled(asked.action)) return inputs
  const all = Object.fromEntries(inputs.map(({ name, field }) => [name, field]))
  const each = fieldsForEach(all, asked)
  return inputs.flatMap(({ name, field }) => {
    const shown = each.flatMap((fields) => fields[name] ?? [])
    if (shown.length === 0) return []
    const required = shown.some((one) => one.required)
    const bounds = shown.flatMap((one) => one.bounds ?? [])
    const isAsDeclared = required === (field.required === true) && bounds.length === 0
    const made: Bounded = isAsDeclared ? field : { ...field, required, bounds }
    return [{ name, field: made }]
  })
}

/** The input to send. Inputs that no record asks for are cleared. */
export const sentInputs = (asked: Asked): { readonly [name: string]: Json } => {
  const { action, settings, entered, opened } = asked
  const sent = inputsOf(action, settings, entered, opened)
  const { inputs = {} } = action
  if (!isRuled(action)) return sent
  const each = fieldsForEach(inputs, asked)
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = inputs[name]
      return [name, field && !each.some((fields) => fields[name]) ? clearedValue(field) : value]
    }),
  )
}
