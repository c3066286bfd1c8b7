import { verdictsOfSave } from '@mock/platform/areas/verdicts'
import { describe, expect, it } from 'vitest'
import { type Effect, holds, type Json, type SaveButton, secondsPerDay, type WireRecord } from '@/declaration'
import { type Bound, boundingFields } from '@/declaration/bounds'
import { dayOf, startOfDay } from '@/declaration/calendar'
import { fieldsFor } from '@/declaration/settled'
import { claimOf, uniquenessOf } from '@/declaration/unique'
import { remedied } from '../../areas/remedies'
import type { Answer } from '../answers'
import { newRequestId } from '../harness'
import { idIn, keyOfRecord, missingCode, stranger } from './attempts'
import { enteredFields, formOf, isSound, newForms } from './forms'
import type { AreaOnPlatform } from './sessions'
import { noteUntried } from './untried'

/** The plain values that an effect promises. */
const plainSet = (effects: readonly Effect[] | undefined, record: WireRecord, now: number): WireRecord => {
  const effect = effects?.find(({ when }) => holds(when, record, now))
  return Object.fromEntries(
    Object.entries(effect?.set ?? {}).filter(([, value]) => value === null || typeof value !== 'object'),
  ) as WireRecord
}

/** A value just out of a bound. */
const beyond = ({ side, limit }: Bound): Json => {
  const step = side === 'atLeast' ? -1 : 1
  if (typeof limit === 'number') return limit + step
  return dayOf((startOfDay(limit) ?? 0) + step * secondsPerDay)
}

const pick = (record: WireRecord, names: readonly string[]): WireRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))

/** What every save of an area must do: check the form's rules, versions, states and buttons, and leave others' records alone. */
export function savingContract(area: AreaOnPlatform): void {
  const { resource, tokens, now, stored, recordNow, versionOf } = area
  const { save, fields, key } = resource
  if (!save) return

  const send = (body: WireRecord, as?: string): Promise<Answer> => area.send(save.call, body, as)
  /** With the agreement of a second person where that is needed. */
  const done = async (body: WireRecord): Promise<Answer> => {
    const answer = await send(body)
    return answer.code === 10010 && save.approve ? area.agreed(undefined, body) : answer
  }
  const buttons: readonly Pick<SaveButton, 'send' | 'effect' | 'when'>[] = save.buttons ?? [{}]
  const [firstButton = {}] = buttons
  const keyOf = (record: WireRecord): WireRecord => keyOfRecord(resource, record)
  const changing = async (record: WireRecord): Promise<WireRecord> => ({
    ...formOf(resource, record),
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
    (await stored()).filter((record) => isSound(resource, record, now()))
  const soundOne = async (wanted: (record: WireRecord) => boolean = () => true): Promise<WireRecord> => {
    const record = (await sound()).find(wanted)
    if (!record) throw new Error(`no sample record of ${resource.name} could be saved as it is`)
    return record
  }
  const entersKey = key.every((name) => save.fields.includes(name))

  describe('save', () => {
    remedied({
      'makes a record':
        'Every attempt to save a sample as a new record was refused with these codes: look at save.checks, at save in platform/rules.ts, and whether samples keep the rules of save.fields.',
      holds:
        'Look at this field: its kind, min, max, pattern and errorCode; and at save.refuse, which is answered first.',
      'changes a record':
        'Look at this button in save.buttons (when, requires, effect), and at save in platform/rules.ts.',
      'keeps its refusals':
        'Look at save.when and save.refuse: they are answered in this order: refuse, when.',
      'answers a record that is unknown': 'Look at detail.missing and key.',
      '': 'Look at save in the declaration, and at save in platform/rules.ts. Of the samples at least one must be such that it could be saved as it is.',
    })
    if (save.create !== false && !entersKey)
      it('makes a record under a key of its own, once for one request id', async () => {
        const before = await stored()
        const refused: Answer[] = []
        for (const form of newForms(resource, await area.choosable(await soundOne()), before)) {
          const body = { ...form, request_id: newRequestId() }
          const first = await send(body)
          const needsTwo = first.code === 10010 && save.approve !== undefined
          if (first.code !== 0 && !needsTwo) {
            refused.push(first)
            continue
          }
          const answer = needsTwo ? await area.agreed(undefined, form) : first
          expect(answer).toMatchObject({ code: 0 })
          const known = new Set(before.map((record) => idIn(resource, record)))
          const added = (await stored()).filter((record) => !known.has(idIn(resource, record)))
          expect(added).toMatchObject([plainSet(firstButton.effect, body, now())])
          if (needsTwo) return
          expect(await send(body)).toEqual(first)
          expect(await area.became(body.request_id)).toEqual({ state: 'DONE', answer: first.data })
          expect(first.data).toMatchObject({ ...keyOf(added[0] ?? {}), version: 1 })
          expect(await stored()).toHaveLength(before.length + 1)
          return
        }
        expect(refused).toEqual([])
      })

    it.each(enteredFields(resource))('holds %s to its rules', async (name) => {
      // An entered key is checked when a record is created.
      const changes = save.edit !== false && !key.includes(name)
      const asked = (record: WireRecord) => fieldsFor(fields, record, now())[name]
      const record = await soundOne((one) => asked(one) !== undefined && (!changes || isOpen(one)))
      const field = asked(record)
      if (!field) throw new Error(`${name} is no field`)
      const body = changes ? await changing(record) : formOf(resource, record)
      const code = field.errorCode ?? 10001
      const wrong: Json = ['integer', 'money', 'percent', 'timestamp', 'boolean'].includes(field.kind)
        ? 'x'
        : 7.5
      expect(await send({ ...body, [name]: wrong })).toMatchObject({ code })
      // Secrets are never shown: left empty, they stay.
      if (field.required && !(changes && field.kind === 'secret'))
        expect(await send({ ...body, [name]: '' })).toMatchObject({ code })
      if (
        'max' in field &&
        typeof field.max === 'number' &&
        ['text', 'code', 'multiline'].includes(field.kind)
      )
        expect(await send({ ...body, [name]: 'x'.repeat(field.max + 1) })).toMatchObject({ code })
      if (field.kind === 'choice') expect(await send({ ...body, [name]: 'NO_SUCH' })).toMatchObject({ code })
      expect(await recordNow(record)).toEqual(record)
    })

    const bounded = enteredFields(resource).filter((name) => boundingFields(fields[name] ?? {}).length > 0)
    it.each(bounded)('holds %s to what the other fields allow', async (name) => {
      const changes = save.edit !== false && !key.includes(name)
      const boundsIn = (one: WireRecord) => fieldsFor(fields, one, now())[name]?.bounds ?? []
      const record = await soundOne((one) => boundsIn(one).length > 0 && (!changes || isOpen(one)))
      const body = changes ? await changing(record) : formOf(resource, record)
      for (const bound of boundsIn(record))
        expect(await send({ ...body, [name]: beyond(bound) }), bound.side).toMatchObject({
          code: fields[name]?.errorCode ?? 10001,
        })
      expect(await recordNow(record)).toEqual(record)
    })

    const unique = enteredFields(resource).filter((name) => fields[name]?.unique !== undefined)
    it.each(unique)('lets no two records have the same %s', async (name) => {
      const field = fields[name] ?? {}
      const shows = (one: WireRecord) => fieldsFor(fields, one, now())[name] !== undefined
      const claims = (one: WireRecord) => shows(one) && claimOf(name, field, one) !== undefined
      const first = await soundOne(claims)
      const claim = claimOf(name, field, first)
      /** The record with the same claim, in the fields that the form asks for. */
      const same = (one: WireRecord): WireRecord => ({
        ...one,
        ...pick(claim ?? {}, enteredFields(resource)),
      })
      const all = await stored()
      const sameClaim = (of: string, one: WireRecord, other: WireRecord) => {
        const [a, b] = [one, other].map((record) => claimOf(of, fields[of] ?? {}, record))
        return a !== undefined && JSON.stringify(a) === JSON.stringify(b)
      }
      /** Whether another rule would refuse it first. */
      const clashes = (one: WireRecord) =>
        unique.some(
          (of) =>
            of !== name &&
            all.some(
              (other) => idIn(resource, other) !== idIn(resource, one) && sameClaim(of, same(one), other),
            ),
        )
      const record = await soundOne(
        (one) =>
          idIn(resource, one) !== idIn(resource, first) &&
          shows(one) &&
          isOpen(one) &&
          !clashes(one) &&
          JSON.stringify(claimOf(name, field, same(one))) === JSON.stringify(claim),
      )
      const body =
        (save.edit === false ? newForms(resource, record, await stored())[0] : await changing(record)) ?? {}
      expect(await send(same(body))).toMatchObject({ code: uniquenessOf(field)?.code })
      expect(await recordNow(record)).toEqual(record)
    })

    if (save.edit === false) return

    it.each(buttons.map((button) => [JSON.stringify(button.send ?? {}), button] as const))(
      'changes a record with the button that sends %s',
      async (_, button) => {
        const record = await soundOne(isOpenFor(button))
        const version = await versionOf(record)
        const answer = await done({ ...formOf(resource, record), ...button.send, ...keyOf(record), version })
        const after = await recordNow(record)
        // A save without changes does not raise the version.
        const raised = JSON.stringify(after) === JSON.stringify(record) ? 0 : 1
        expect(answer).toMatchObject({ code: 0 })
        if (!save.approve) expect(answer.data).toMatchObject({ ...keyOf(record), version: version + raised })
        expect(await versionOf(record)).toBe(version + raised)
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

    it('keeps its refusals and states', async ({ task }) => {
      const records = await stored()
      const refusals = verdictsOfSave(resource).filter(({ says }) => says !== 'allowed')
      const refused = refusals.flatMap((verdict): WireRecord[] => {
        const found = records.find((one) => verdict.isOf(one, now()))
        if (!found) noteUntried(task, verdict)
        return found ? [found] : []
      })
      // The first button may be closed for more records.
      const closed = records.filter((one) => !isOpen(one)).slice(0, 5)
      for (const record of [...refused, ...closed]) {
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
