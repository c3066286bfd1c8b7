import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import {
  checkField,
  type Effect,
  holds,
  type Json,
  type Resource,
  type SaveButton,
  type SaveSection,
  type WireRecord,
} from '@/declaration'
import type { Answer } from '../answers'
import { newRequestId } from '../harness'
import { idIn, keyOfRecord, missingCode, stranger } from './attempts'
import type { AreaOnPlatform } from './sessions'

/** Whether a form with these values would be let through by the declaration. */
const isSound = (
  { fields }: Resource,
  { fields: names, checks = [] }: SaveSection,
  record: WireRecord,
  now: number,
) =>
  names.every((name) => {
    const field = fields[name]
    return field && checkField(field, record[name] ?? undefined) === undefined
  }) && !checks.some(({ when }) => holds(when, record, now))

/** What an effect promises, as far as it is plain values. */
const plainSet = (effects: readonly Effect[] | undefined, record: WireRecord, now: number): WireRecord => {
  const effect = effects?.find(({ when }) => holds(when, record, now))
  return Object.fromEntries(
    Object.entries(effect?.set ?? {}).filter(([, value]) => value === null || typeof value !== 'object'),
  ) as WireRecord
}

/** What every save of an area must do: a form's rules, versions, states, buttons, and nobody else's records. */
export function savingContract(area: AreaOnPlatform): void {
  const { resource, tokens, now, stored, recordNow, versionOf } = area
  const { save, fields, key } = resource
  if (!save) return

  const send = (body: WireRecord, as?: string): Promise<Answer> => area.send(save.call, body, as)
  const buttons: readonly Pick<SaveButton, 'send' | 'effect' | 'when'>[] = save.buttons ?? [{}]
  const [firstButton = {}] = buttons
  const formOf = (record: WireRecord): WireRecord => ({
    ...Object.fromEntries(save.fields.map((name) => [name, record[name]])),
    ...firstButton.send,
  })
  const keyOf = (record: WireRecord): WireRecord => keyOfRecord(resource, record)
  const changing = async (record: WireRecord): Promise<WireRecord> => ({
    ...formOf(record),
    ...keyOf(record),
    version: await versionOf(record),
  })
  const refusal = (record: WireRecord) =>
    save.refuse?.find(({ when }) => holds(when, record, now()))?.code ??
    (holds(save.when, record, now()) ? undefined : save.otherwise)
  const isOpenFor =
    ({ when }: Pick<SaveButton, 'when'>) =>
    (record: WireRecord) =>
      refusal(record) === undefined && holds(save.when, record, now()) && holds(when, record, now())
  const isOpen = isOpenFor(firstButton)
  const sound = async (): Promise<WireRecord[]> =>
    (await stored()).filter((record) => isSound(resource, save, record, now()))
  const soundOne = async (wanted: (record: WireRecord) => boolean = () => true): Promise<WireRecord> => {
    const record = (await sound()).find(wanted)
    if (!record) throw new Error(`no sample record of ${resource.name} could be saved as it is`)
    return record
  }
  /** Another name where one can be entered: some areas give each only once. */
  const otherName = (form: WireRecord): WireRecord => {
    const field = fields[resource.title]
    const name = `新${String(form[resource.title]).slice(1)}`
    const fits = save.fields.includes(resource.title) && field?.kind === 'text' && !checkField(field, name)
    return fits ? { [resource.title]: name } : {}
  }
  const entersKey = key.every((name) => save.fields.includes(name))

  describe('save', () => {
    if (save.create !== false && !entersKey)
      it('makes a record under a key of its own, once for one request id', async () => {
        const before = (await stored()).length
        const form = formOf(await soundOne())
        const body = { ...form, ...otherName(form), request_id: newRequestId() }
        const first = await send(body)
        expect(first).toMatchObject({ code: 0 })
        expect(await send(body)).toEqual(first)
        expect(await area.became(body.request_id)).toEqual({ state: 'DONE', answer: first.data })
        const made = await recordNow(first.data as WireRecord)
        expect(made).toMatchObject(plainSet(firstButton.effect, body, now()))
        expect(await stored()).toHaveLength(before + 1)
        expect((first.data as JsonObject).version).toBe(1)
      })

    it.each(save.fields)('holds %s to its rules', async (name) => {
      const field = fields[name]
      if (!field) throw new Error(`${name} is no field`)
      const record = await soundOne(save.edit === false ? undefined : isOpen)
      const body = save.edit === false ? formOf(record) : await changing(record)
      const code = field.errorCode ?? 10001
      const wrong: Json = ['integer', 'money', 'percent', 'timestamp', 'boolean'].includes(field.kind)
        ? 'x'
        : 7.5
      expect(await send({ ...body, [name]: wrong })).toMatchObject({ code })
      if (field.required) expect(await send({ ...body, [name]: '' })).toMatchObject({ code })
      if (
        'max' in field &&
        typeof field.max === 'number' &&
        ['text', 'code', 'multiline'].includes(field.kind)
      )
        expect(await send({ ...body, [name]: 'x'.repeat(field.max + 1) })).toMatchObject({ code })
      if (field.kind === 'choice') expect(await send({ ...body, [name]: 'NO_SUCH' })).toMatchObject({ code })
      expect(await recordNow(record)).toEqual(record)
    })

    if (save.edit === false) return

    it.each(buttons.map((button) => [JSON.stringify(button.send ?? {}), button] as const))(
      'changes a record with the button that sends %s',
      async (_, button) => {
        const record = await soundOne(isOpenFor(button))
        const version = await versionOf(record)
        const answer = await send({ ...formOf(record), ...button.send, ...keyOf(record), version })
        const after = await recordNow(record)
        // A save that changes nothing is no change that another must see.
        const raised = JSON.stringify(after) === JSON.stringify(record) ? 0 : 1
        expect(answer).toMatchObject({
          code: 0,
          data: { ...keyOf(record), version: Number(version) + raised },
        })
        expect(after).toMatchObject(plainSet(button.effect, record, now()))
      },
    )

    it('refuses what somebody else changed meanwhile, and what says no version', async () => {
      const record = await soundOne(isOpen)
      const body = await changing(record)
      expect(await send({ ...body, version: Number(body.version) - 1 })).toMatchObject({
        code: 10007,
        data: { record: { ...keyOf(record), version: body.version } },
      })
      if (!entersKey) expect(await send({ ...body, version: undefined })).toMatchObject({ code: 10001 })
      expect(await recordNow(record)).toEqual(record)
    })

    it('keeps its refusals and states', async () => {
      for (const record of (await stored()).filter((one) => !isOpen(one)).slice(0, 5)) {
        expect(await send(await changing(record))).toMatchObject({ code: refusal(record) ?? 10006 })
        expect(await recordNow(record)).toEqual(record)
      }
    })

    it('answers a record that is unknown or foreign as missing, and asks for a session', async () => {
      const theirs = new Set((await area.ofOther()).map((record) => idIn(resource, record)))
      const record = await soundOne((one) => isOpen(one) && !theirs.has(idIn(resource, one)))
      const body = await changing(record)
      expect(await send({ ...body, ...stranger(resource) })).toMatchObject({ code: missingCode(resource) })
      expect(await send(body, tokens.other)).toMatchObject({ code: area.foreignCode })
      expect(await send(body, '')).toMatchObject({ code: 50008 })
      expect(await recordNow(record)).toEqual(record)
    })
  })
}
