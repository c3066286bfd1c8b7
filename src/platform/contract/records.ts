import { checkField, isRecord, type Json, readValue, type Violation, type WireRecord } from '@/declaration'
import { type CheckedField, isAmount, isPlausible, type Members } from './fields'
import type { Tally } from './tally'

export const isKeyValue = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))

const limits: readonly Violation['code'][] = ['tooShort', 'tooLong', 'tooSmall', 'tooLarge', 'tooMany']
const forms: readonly Violation['code'][] = ['type', 'day', 'notWhole']

/** Whether a value was sent as its kind's type; a number sent as text was not. */
const isSameForm = (value: Json, known: Json) =>
  typeof value === typeof known && Array.isArray(value) === Array.isArray(known)

/** A fractional amount or percentage, or an implausibly large amount, is in another unit. */
const isOtherUnit = ({ field }: CheckedField, known: Json, violation: Violation | undefined): boolean => {
  if (typeof known !== 'number' || (field.kind !== 'money' && field.kind !== 'percent')) return false
  return (
    violation?.code === 'notWhole' ||
    violation?.code === 'type' ||
    (field.kind === 'money' && !isAmount(known))
  )
}

const judgeMoment = (at: CheckedField, value: Json, seconds: number, tally: Tally): void => {
  if (!isPlausible(seconds)) tally.add('time', at, false, value)
  else if (seconds !== value) tally.add(typeof value === 'number' ? 'time' : 'type', at, true, value)
}

/** Examines a value that failed the quick check: the kind reads it, then checks the result. */
const judge = (at: CheckedField, value: Json, tally: Tally): void => {
  const { field } = at
  const known = readValue(field, value)
  if (known === undefined) tally.add('type', at, false, value)
  else if (field.kind === 'timestamp' && typeof known === 'number') judgeMoment(at, value, known, tally)
  else judgeRead(at, value, known, tally)
}

const judgeRead = (at: CheckedField, value: Json, known: Json, tally: Tally): void => {
  if (!isSameForm(value, known)) tally.add('type', at, true, value)
  // Members are checked one by one.
  if (at.members) return
  const violation = checkField(at.field, known)
  if (isOtherUnit(at, known, violation)) tally.add('unit', at, false, value)
  else if (violation?.code === 'choice') tally.add('choice', at, true, value)
  else if (violation && limits.includes(violation.code)) tally.add('limit', at, false, value)
  else if (violation && forms.includes(violation.code)) tally.add('type', at, false, value)
}

const checkValue = (at: CheckedField, value: Json, tally: Tally): void => {
  if (value === null) {
    if (!at.field.nullable) tally.add('null', at, true, value)
    return
  }
  if (!at.accepts(value)) judge(at, value, tally)
  const { members } = at
  if (!members) return
  if (isRecord(value)) checkRecord(members, value, tally)
  else if (Array.isArray(value)) for (const one of value) if (isRecord(one)) checkRecord(members, one, tally)
}

/**
 * Checks every field of a record in one pass.
 *
 * @param isDeclared whether a name is a field that the account cannot see; it may still be sent
 */
export const checkRecord = (
  members: Members,
  record: WireRecord,
  tally: Tally,
  isDeclared?: (name: string) => boolean,
): void => {
  let present = 0
  for (const name in record) {
    const value = record[name]
    if (value === undefined) continue
    const at = members.fields.get(name) ?? members.others
    if (!at) {
      if (!members.isOpen && !isDeclared?.(name)) tally.addExtra(members, name, value)
      continue
    }
    if (at.isExpected) present += 1
    if (at.isKey && !isKeyValue(value)) tally.add('key', at, false, value)
    else checkValue(at, value, tally)
  }
  if (present === members.expected) return
  for (const [name, at] of members.fields)
    if (at.isExpected && !Object.hasOwn(record, name)) tally.add(at.isKey ? 'key' : 'missing', at, !at.isKey)
}
