import type { Locator } from '@playwright/test'
import {
  createRandom,
  type Field,
  type Fields,
  isSet,
  type Json,
  type Resource,
  sampleOf,
  textOf,
  type WireRecord,
  yuanOf,
} from '@/declaration'
import { fieldsFor } from '@/declaration/settled'
import { startingValue } from '@/declaration/startingValue'
import { enteredFields, isSound, newForms } from '../contract/areas/forms'
import { expect } from './fixtures'

/* Fills in any area's form by its declaration: the required fields, by kind. */

/** What is typed for a value; undefined for a kind that is not typed. */
const typedOf = (field: Field, value: Json): string | undefined => {
  if (field.kind === 'money' && typeof value === 'number') return yuanOf(value, field.unit)
  if (field.kind === 'html')
    return String(value)
      .replace(/<a [^>]*href="(\{\w+\})"[^>]*>/g, '$1')
      .replace(/<[^>]*>/g, '')
  // Variables would need a description in another input.
  if (field.kind === 'multiline') return String(value).replace(/\$?\{\w+\}/g, '')
  const isTyped = ['text', 'code', 'integer', 'phone', 'email', 'url'].includes(field.kind)
  return isTyped ? String(value) : undefined
}

const isFilled = (field: Field): boolean =>
  ['choice', 'boolean', 'money'].includes(field.kind) || typedOf(field, '') !== undefined

/** A field's input in a form. */
const inputIn = (form: Locator, name: string): Locator => form.locator(`[data-input="${name}"]`)

/** Enters a value as an operator does: chooses it, switches it, or types it. */
const enter = async (form: Locator, name: string, field: Field, value: Json): Promise<void> => {
  const input = inputIn(form, name)
  if (field.kind === 'boolean') return input.getByRole('switch').setChecked(value === true)
  const words = field.kind === 'choice' ? textOf(field, value, 'zh') : typedOf(field, value)
  if (field.kind === 'html') return input.locator('[contenteditable=true]').fill(words ?? '')
  const options = input.locator('[role=combobox]:not(input)')
  const typed = input.locator('textarea, input:not([aria-hidden])')
  await expect(options.or(typed).first()).toBeVisible()
  if ((await options.count()) === 0) return typed.first().fill(words ?? '')
  await options.click()
  const all = form.page().getByRole('option').filter({ visible: true })
  const wanted = all.filter({ hasText: words ?? '' })
  await expect(all.first()).toBeVisible()
  await ((await wanted.count()) > 0 ? wanted : all).first().click()
}

/** The fields that a new form requires, when filled with the values of this record, plus the record's title. */
const required = (resource: Resource, record: WireRecord, now: number): Fields => {
  const filled = Object.fromEntries(
    enteredFields(resource).flatMap((name) => {
      const field = resource.fields[name]
      return field ? [[name, field.required ? record[name] : startingValue(field)]] : []
    }),
  )
  const asked = fieldsFor(resource.fields, filled, now)
  return Object.fromEntries(
    enteredFields(resource).flatMap((name) => {
      const field = asked[name]
      return field && (field.required || name === resource.title) ? [[name, field]] : []
    }),
  )
}

/** Why an area's form cannot be filled by its declaration alone; undefined if it can. */
export const unfillable = (resource: Resource, records: readonly WireRecord[]): string | undefined => {
  if (resource.rest !== undefined) return 'a REST service keeps no request ids'
  const model = modelOf(resource, records)
  if (!model) return 'no samples'
  const other = Object.entries(required(resource, model, Date.now() / 1000)).find(
    ([, field]) => !isFilled(field),
  )
  return other && `${other[0]} is ${other[1].kind}`
}

/** The sample most similar to a new form, and a sound one if the list can tell. */
const modelOf = (resource: Resource, records: readonly WireRecord[]): WireRecord | undefined => {
  const likeness = (record: WireRecord) =>
    enteredFields(resource).filter((name) => {
      const field = resource.fields[name]
      return field && JSON.stringify(startingValue(field)) === JSON.stringify(record[name])
    }).length
  const sound = records.filter((record) => isSound(resource, record, Date.now() / 1000))
  return (sound.length > 0 ? sound : records).toSorted((one, other) => likeness(other) - likeness(one))[0]
}

/** Fills in the required fields of a new record's form, with new values each time. */
export const fillNew = async (form: Locator, resource: Resource, records: readonly WireRecord[]) => {
  const model = modelOf(resource, records)
  const values = model && newForms(resource, model, records)[1]
  if (!model || !values) throw new Error(`${resource.name} has no samples`)
  for (const [name, field] of Object.entries(required(resource, model, Date.now() / 1000))) {
    const value = values[name]
    const known = value !== undefined && isSet(value)
    await enter(form, name, field, known ? value : sampleOf(field, createRandom(name)))
  }
}

/** The content of a form's inputs. */
export const typedIn = (form: Locator): Promise<readonly (readonly [name: string, value: string])[]> =>
  form.locator('[data-input]').evaluateAll((all) =>
    all.map((frame): [string, string] => {
      const controls = [...frame.querySelectorAll('input, textarea, [role=combobox], [contenteditable=true]')]
      const values = controls.map((one) =>
        one instanceof HTMLInputElement && /checkbox|radio/.test(one.type)
          ? String(one.checked)
          : one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
            ? one.value
            : (one.textContent ?? ''),
      )
      return [frame.getAttribute('data-input') ?? '', values.join('|')]
    }),
  )
