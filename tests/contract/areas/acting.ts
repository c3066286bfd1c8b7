import { verdictsOfAction } from '@mock/platform/areas/verdicts'
import { describe, expect, it } from 'vitest'
import { type Action, batchLimit, holds, type Json, type WireRecord } from '@/declaration'
import { errorLabel } from '@/declaration/errors'
import { remedied } from '../../areas/remedies'
import { isFullRun } from '../../scope'
import { type Answer, dataOf } from '../answers'
import { newRequestId } from '../harness'
import {
  addressed,
  bodyForMany,
  bodyForOne,
  examples,
  idIn,
  keyOfRecord,
  missingCode,
  promised,
  stranger,
  validInputs,
} from './attempts'
import type { AreaOnPlatform } from './sessions'
import { allowedFor } from './states'
import { noteUntried } from './untried'

/** Kinds for which any words are a value. */
const words = ['text', 'multiline', 'code']

/** Seconds between two calls: longer than any pace that a rule keeps. */
const between = 120

interface BatchData {
  success: string[]
  failed: { id: string; code: number; message: string; record?: WireRecord }[]
}

/** What every action of an area must do: refuse as declared and in order, do nothing twice, leave others' records alone. */
export function actingContract(area: AreaOnPlatform): void {
  const { resource, tokens, now, stored, recordNow, became } = area
  // Actions that only a dialog of the area does (offered nowhere) are tested by the area's own contract.
  const actions = Object.entries(resource.actions ?? {}).filter(([, { on }]) => on.length > 0)
  if (actions.length === 0) return
  const send = (action: Action, body: WireRecord, as = tokens.own): Promise<Answer> => {
    area.running().clock.now += between
    return area.send(...addressed(action, body), as)
  }

  // Before any is done: that would leave fewer records to be refused.
  describe.each(actions)('%s', (actionName, action) => {
    remedied({
      '': 'The platform answered another code than the declaration promises: look at refuse, done and when of this action, in this order, and at its rule in platform/rules.ts.',
    })

    it('keeps every promise of the declaration', async ({ task }) => {
      const records = await stored()
      for (const verdict of verdictsOfAction(actionName, action)) {
        const at = now() + between
        const record = records.find((one) => verdict.isOf(one, at))
        if (!record) noteUntried(task, verdict)
        if (!record || verdict.says === 'allowed') continue
        expect(promised(action, record, at)).toBe(verdict.says)
        const { code } = await send(action, bodyForOne(resource, action, record, validInputs(action, record)))
        expect({ at: verdict.place, code }).toEqual({
          at: verdict.place,
          code: verdict.says === 'already done' ? 0 : verdict.says,
        })
        expect(await recordNow(record)).toEqual(record)
      }
    })
  })

  describe.each(actions)('%s', (actionName, action) => {
    remedied({
      'does what it is let to do':
        'No sample could be acted on, or "done" does not hold afterwards: look at when, effect and done of this action, at its rule, whether samples have records in this state, and at requestId; a rule that asks notAgainWithin or repeated must let a first call through.',
      'holds its inputs':
        'Look at this input (required, kind, errorCode), at limits, and at the order in which the rule checks.',
      'refuses what was made from an older version':
        'Look at refuse, when and inputs of this action: they must let a sample through.',
      'does a batch': 'Look at batch, inBulk and refuse of this action.',
      '': 'Look at this action in the declaration, and at its rule in platform/rules.ts.',
    })

    const alone = (record: WireRecord, as = tokens.own, inputs: WireRecord = validInputs(action, record)) =>
      send(action, bodyForOne(resource, action, record, inputs), as)

    const allowed = () => allowedFor(area, action, now() + between)

    it('does what it is let to do, and nothing twice for one request id', async () => {
      const records = await allowed()
      // Leaves some for the tests below, which need records that are still to be done.
      const enough = Math.min(isFullRun ? 8 : 3, Math.ceil(records.length / 2))
      let done = 0
      let isRepeated = false
      for (const [index, record] of records.entries()) {
        if (index >= enough && done > 0) break
        const asked = bodyForOne(resource, action, record, validInputs(action, record))
        const body = { ...asked, request_id: newRequestId() }
        const first = await send(action, body)
        const needsTwo = first.code === 10010 && action.approve !== undefined
        const { code } = needsTwo ? await area.agreed(actionName, asked) : first
        const after = await recordNow(record)
        if (code !== 0) {
          // The area's own rule may still say no; then nothing has happened, as if nobody had asked.
          expect(errorLabel(code), String(code)).toBeDefined()
          expect(after).toEqual(record)
          expect(await became(body.request_id)).toEqual({ state: 'UNKNOWN' })
          continue
        }
        done++
        if (action.effect === 'remove') expect(after).toBeUndefined()
        else if (action.done) expect(holds(action.done, after ?? {}, now())).toBe(true)
        // If a second person has to agree, the call itself never does it.
        if (isRepeated || needsTwo) continue
        isRepeated = true
        expect(await send(action, body)).toEqual(first)
        expect(await recordNow(record)).toEqual(after)
        expect(await became(body.request_id)).toEqual({ state: 'DONE', answer: first.data })
        expect(await became(body.request_id, tokens.other)).toEqual({ state: 'UNKNOWN' })
        expect((await send(action, { ...body, another: 1 })).code).toBe(10005)
      }
      expect(done).toBeGreaterThan(0)
    })

    it('answers a record that is unknown or foreign as missing', async () => {
      const known = new Set((await area.ofOther()).map((record) => idIn(resource, record)))
      const foreign = (await stored()).find((record) => !known.has(idIn(resource, record))) ?? {}
      const inputs = validInputs(action, foreign)
      expect(await alone(stranger(resource), tokens.own, inputs)).toMatchObject({
        code: missingCode(resource),
      })
      expect(await alone(foreign, tokens.other, inputs)).toMatchObject({ code: area.foreignCode })
      expect(await recordNow(foreign)).toEqual(foreign)
    })

    it('asks for a session, and for the record', async () => {
      expect(await alone(stranger(resource), '')).toMatchObject({ code: 50008 })
      const { [resource.key[0]]: _key, ...body } = bodyForOne(resource, action, stranger(resource), {})
      expect(await send(action, body)).toMatchObject({ code: 10001 })
    })

    const { inputs: asked } = action
    if (asked)
      it('holds its inputs to their rules', async () => {
        const [record = {}] = await allowed()
        for (const [name, field] of Object.entries(asked)) {
          const valid = validInputs(action, record)
          const bad: WireRecord = { ...valid, [name]: words.includes(field.kind) ? 7 : 'no such value' }
          expect(await alone(record, tokens.own, bad)).toMatchObject({
            code: field.errorCode ?? 10001,
            message: field.errorCode ? expect.any(String) : `参数错误：${field.label.zh}`,
          })
          const { [name]: _left, ...lacking } = valid
          if (field.required)
            expect((await alone(record, tokens.own, lacking)).code).toBe(field.errorCode ?? 10001)
          const limit = action.limits?.[name]
          if (limit) {
            const beyond = { ...valid, [name]: Number(record[limit.field]) + 1 }
            expect((await alone(record, tokens.own, beyond)).code).toBe(limit.code)
          }
        }
        expect(await recordNow(record)).toEqual(record)
      })

    it('refuses what was made from an older version, and says how the record is now', async () => {
      const [record = {}] = await allowed()
      const inputs = validInputs(action, record)
      const body = bodyForOne(resource, action, record, inputs)
      const version = await area.versionOf(record)
      const stale = await send(action, { ...body, version: version - 1 })
      expect(stale).toMatchObject({
        code: 10007,
        data: { record: { ...keyOfRecord(resource, record), version } },
      })
      for (const wrong of ['1', null, 1.5])
        expect((await send(action, { ...body, version: wrong })).code).toBe(10001)
      expect(await recordNow(record)).toEqual(record)
      expect(await area.versionOf(record)).toBe(version)
      if (!action.batch) return
      const id = idIn(resource, record)
      const many = (versions: Json) => ({ ...bodyForMany(resource, action, [record], inputs), versions })
      const { success, failed } = dataOf<BatchData>(
        await send(action, many({ [id]: version + 1, 'nobody-has-this': 1 })),
      )
      expect(success).toEqual([])
      expect(failed).toMatchObject([
        { id, code: 10007, record: { ...keyOfRecord(resource, record), version } },
      ])
      for (const wrong of [[1], { [id]: '1' }, 'x', null])
        expect((await send(action, many(wrong))).code).toBe(10001)
      expect(await recordNow(record)).toEqual(record)
    })

    if (action.batch) {
      it('does a batch record by record: those refused leave the others alone', async () => {
        const records = await stored()
        const found = examples(action, records, now() + between)
        const most = batchLimit(action)
        const tried = found.slice(0, most - 1)
        const sent = [...tried.map(([, record]) => record), stranger(resource)]
        const inputs = validInputs(action, records[0] ?? {})
        const request_id = newRequestId()
        const body = bodyForMany(resource, action, [...sent, ...sent.slice(0, 1)].slice(0, most), inputs)
        const answer = await send(action, { ...body, request_id })
        const needsTwo = answer.code === 10010 && action.approve !== undefined
        const { success, failed } = needsTwo
          ? await area.agreedOfMany(actionName, body)
          : dataOf<BatchData>(answer)
        expect([...success, ...failed.map(({ id }) => id)].sort()).toEqual(
          sent.map((record) => idIn(resource, record)).sort(),
        )
        for (const [promise, record] of [...tried, [missingCode(resource), stranger(resource)] as const]) {
          const id = idIn(resource, record)
          const failure = failed.find((one) => one.id === id)
          if (promise === 'already done') expect(success).toContain(id)
          else if (promise !== 'allowed')
            expect(failure).toMatchObject({ code: promise, message: expect.stringMatching(/./) })
          if (failure && promise !== missingCode(resource)) expect(await recordNow(record)).toEqual(record)
        }
        // A call that needs a second person did nothing by itself.
        if (needsTwo) return expect(await became(request_id)).toEqual({ state: 'UNKNOWN' })
        // The whole answer, including failures, even if a record could be done by now.
        expect(await became(request_id)).toEqual({ state: 'DONE', answer: answer.data })
        expect(await send(action, { ...body, request_id })).toEqual(answer)
      })

      it('takes no more records than it may, one at the least, and nothing that is no key', async () => {
        const many = Array.from({ length: batchLimit(action) + 1 }, () => stranger(resource))
        const inputs = validInputs(action, {})
        expect(await send(action, bodyForMany(resource, action, many, inputs))).toMatchObject({
          code: 10008,
          message: `单次最多处理${batchLimit(action)}条`,
        })
        const body = bodyForMany(resource, action, many.slice(0, 1), inputs)
        for (const list of [[], [null], [{}], 'x'])
          expect((await send(action, { ...body, [action.batch ?? '']: list })).code).toBe(10001)
      })
    }
  })

  it('says every refusal in three languages', () => {
    const codes = actions.flatMap(([, { refuse = [] }]) => refuse.map(({ code }) => code))
    for (const code of [...codes, missingCode(resource)])
      for (const text of Object.values(errorLabel(code) ?? { none: '' })) expect(text).not.toBe('')
  })
}
