import { describe, expect, it } from 'vitest'
import {
  type Action,
  batchLimit,
  checkField,
  holds,
  idOf,
  isRecord,
  type Resource,
  type WireRecord,
} from '@/declaration'
import { remedied } from '../../areas/remedies'
import { isFullRun } from '../../scope'
import { answerOf } from '../answers'
import { newRequestId, type Running } from '../harness'
import {
  addressed,
  bodyForMany,
  bodyForOne,
  keyOfRecord,
  missingCode,
  stranger,
  validInputs,
} from './attempts'
import { formOf, isSound, newForms, withAnother, withFreshUnique } from './forms'
import type { Ledger, Noted } from './ledger'
import type { AreaOnPlatform } from './sessions'
import { allowedFor } from './states'

/** Seconds between two calls: longer than any pace that a rule keeps. */
const between = 120

/** For each action, how many records are done one by one. */
const most = isFullRun ? 2 : 1

/** Actions that only a dialog of the area does (offered nowhere) are tested by the area's own contract. */
const offered = ({ actions = {} }: Resource): readonly (readonly [string, Action])[] =>
  Object.entries(actions).filter(([, { on }]) => on.length > 0)

/** Whether people write records of the area. */
export const isWritten = (resource: Resource): boolean =>
  resource.save !== undefined || offered(resource).length > 0

/** Calls a running platform, and checks the history of each call against what it did. */
export class Witness {
  /** All entries that were judged. */
  readonly all: Noted[] = []
  readonly ledger: Ledger
  readonly #running: Pick<Running, 'clock' | 'fetch'>

  constructor(running: Pick<Running, 'clock' | 'fetch'>, ledger: Ledger) {
    this.#running = running
    this.ledger = ledger
  }

  /** Takes stock before the first call. */
  async begin(): Promise<this> {
    await this.ledger.look()
    expect(await this.ledger.read()).toEqual([])
    return this
  }

  /** The result of a call: its answer, and its history. */
  async watched<A extends { readonly code: number }>(what: string, call: () => Promise<A>) {
    this.#running.clock.now += between
    const answer = await call()
    const { code } = answer
    const entries = await this.ledger.judge(what)
    this.all.push(...entries)
    if (code !== 0) expect(entries, `${what} was refused`).toEqual([])
    // One call is one operation. A decision about a request is another one besides the request itself.
    const operations = entries.flatMap((one) => (one.area === 'approval' ? [] : [one.operation_id]))
    expect(new Set(operations).size, what).toBeLessThanOrEqual(1)
    for (const { at } of entries) expect(at).toBe(this.#running.clock.now)
    return { code, entries, answer }
  }

  /** Makes a call with headers that describe it. */
  async says(call: string, body: WireRecord, { token, ...headers }: Readonly<Record<string, string>>) {
    const [method = '', path = ''] = call.split(' ')
    const response = await this.#running.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-token': token ?? '', ...headers },
      ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
    })
    if (path.startsWith('/rest/')) {
      const answer: unknown = await response.json()
      const code = isRecord(answer) && response.status >= 400 ? Number(answer.code) : 0
      return { code, data: answer }
    }
    return answerOf(response)
  }
}

/** What an area's history must contain: each kind of write is noted once, correctly, and refused calls leave no trace. */
export function historyContract(area: AreaOnPlatform, witnessed: () => Witness): void {
  remedied({
    '': 'The history does not say what was done: look at history.except and history.log, and whether platform/rules.ts changes records by "area" and "set" alone, not by its own SQL.',
  })
  const { resource } = area
  const { name, save, key } = resource
  const rest = resource.rest ?? `/rest/${name}`
  const as = (way?: string, run?: string) => ({
    token: area.tokens.own,
    ...(way && { 'x-via': way }),
    ...(run && { 'x-run': run }),
  })
  const ofPeople = { by_username: area.isReserved ? 'admin' : 'demo_partner' }
  const own = (entries: readonly Noted[]) => entries.filter((one) => one.area === name)
  /**
   * Makes a call by the form, an action and so on, and returns its history. If a second person must agree, that of their
   * decision.
   *
   * @param action undefined: the save
   * @param asked the body to ask for it with, if different
   */
  const doneBy = async (
    action: string | undefined,
    [call, body]: readonly [call: string, body: WireRecord],
    headers: ReturnType<typeof as>,
    asked = body,
  ) => {
    const what = `${name} ${action ?? 'save'} by ${call}`
    const first = await witnessed().watched(what, () => witnessed().says(call, body, headers))
    const said = { way: headers['x-via'] ?? 'rest', run_id: headers['x-run'] ?? null }
    if (first.code !== 10010) return { ...first, said, needsTwo: false }
    const request = await witnessed().watched(`${what}, asked for`, () => area.asked(action, asked))
    if (request.code !== 0) return { ...request, said, needsTwo: true }
    const { code, entries } = await witnessed().watched(`${what}, agreed to`, () =>
      area.approved(request.answer),
    )
    return { code, entries: own(entries), said: { way: 'api', run_id: null }, needsTwo: true }
  }

  if (save) {
    const button = save.buttons?.[0]
    const sound = async (wanted: (record: WireRecord) => boolean = () => true) => {
      const found = (await area.stored()).find(
        (record) => isSound(resource, record, area.now()) && wanted(record),
      )
      return found ?? expect.fail(`no ${name} could be saved as it is`)
    }
    const isOpen = (record: WireRecord) =>
      !save.refuse?.some(({ when }) => holds(when, record, area.now())) &&
      holds(save.when, record, area.now()) &&
      holds(button?.when, record, area.now())
    const title = resource.fields[resource.title]
    let named = 0
    /** The form with a new name if one can be entered, otherwise with another new value. */
    const renamed = async (entered: WireRecord): Promise<WireRecord> => {
      const unique = withFreshUnique(resource, entered, await area.stored())
      const form =
        JSON.stringify(unique) === JSON.stringify(entered) ? withAnother(resource, entered) : unique
      const taken = new Set((await area.stored()).map((record) => record[resource.title]))
      const next = () => `${String(form[resource.title]).slice(0, 4)}${++named}`
      let text = next()
      while (taken.has(text)) text = next()
      const takesText = title?.kind === 'text' || (title?.kind === 'code' && !title.serial)
      const fits = takesText && save.fields.includes(resource.title) && !checkField(title, text)
      return fits ? { ...form, [resource.title]: text } : form
    }
    const changing = async (record: WireRecord) => ({
      ...keyOfRecord(resource, record),
      version: await area.versionOf(record),
    })

    if (save.create !== false && !key.some((one) => save.fields.includes(one)))
      it.each([
        ['by the form', save.call, 'form'],
        ['by an import', save.call, 'import'],
        ['by the REST form', `POST ${rest}`, undefined],
      ])('a record is made %s', async (_, call, way) => {
        for (const form of newForms(resource, await area.choosable(await sound()), await area.stored())) {
          const body = { ...form, request_id: newRequestId() }
          const { code, entries, said, needsTwo } = await doneBy(undefined, [call, body], as(way), form)
          if (code !== 0) continue
          expect(own(entries)).toMatchObject([
            { ...ofPeople, ...said, kind: 'create', action: 'create', action_area: name, version: 1 },
          ])
          if (needsTwo) return
          const again = await witnessed().watched(`${call} again`, () =>
            witnessed().says(call, body, as(way)),
          )
          expect(again).toMatchObject({ code: 0, entries: [] })
          return
        }
        expect.fail(`no ${name} could be made`)
      })

    if (save.edit !== false) {
      it.each([
        ['by the form', save.call, 'form'],
        ['by the REST form', `PUT ${rest}`, undefined],
      ])('a record is changed %s', async (_, call, way) => {
        const record = await sound(isOpen)
        const id = encodeURIComponent(idOf(key, record))
        const one = way ? call : `${call}/${id}`
        const body = { ...(await renamed(formOf(resource, record))), ...(await changing(record)) }
        const { code, entries, said } = await doneBy(undefined, [one, body], as(way))
        expect(code).toBe(0)
        expect(own(entries)).toMatchObject([{ ...ofPeople, ...said, kind: 'change', action: 'edit' }])
      })

      it('what was made from an older version changes nothing, and leaves nothing', async () => {
        const record = await sound(isOpen)
        const { version, ...keys } = await changing(record)
        const stale = { ...(await renamed(formOf(resource, record))), ...keys, version: version - 1 }
        const { code } = await witnessed().watched('stale save', () =>
          witnessed().says(save.call, stale, as('form')),
        )
        expect(code).toBe(10007)
      })
    }
  }

  describe.each(offered(resource))('%s', (actionName, action: Action) => {
    const allowed = async () => {
      const found = await allowedFor(area, action, area.now() + between)
      // What the test itself writes into the store is not part of any call.
      await witnessed().ledger.look()
      await witnessed().ledger.read()
      return found
    }
    // Removed records are missing afterwards.
    const enough = action.effect === 'remove' ? 1 : most
    const bodyOf = (record: WireRecord) => bodyForOne(resource, action, record, validInputs(action, record))

    if (action.effect === 'remove')
      it('notes a removal by the REST form', async () => {
        for (const record of await allowed()) {
          const call = `DELETE ${rest}/${encodeURIComponent(idOf(key, record))}`
          const { code, entries, said } = await doneBy(
            actionName,
            [call, keyOfRecord(resource, record)],
            as(),
          )
          if (code !== 0) continue
          expect(own(entries)).toMatchObject([{ ...said, kind: 'remove', action: actionName }])
          return
        }
        expect.fail(`no ${name} is left that could be removed`)
      })

    it('notes what it does to each record, and nothing of what it is refused', async () => {
      let done = 0
      for (const record of await allowed()) {
        if (done === enough) break
        const body = bodyOf(record)
        const { code, entries, said } = await doneBy(actionName, addressed(action, body), as('action'), body)
        if (code === 0) done++
        for (const one of entries)
          expect(one).toMatchObject({ ...ofPeople, ...said, action: actionName, action_area: name })
      }
      expect(done).toBeGreaterThan(0)
      const { code } = await witnessed().watched(`${actionName} of nobody`, () =>
        witnessed().says(...addressed(action, bodyOf(stranger(resource))), as('action')),
      )
      expect(code).toBe(missingCode(resource))
    })

    if (action.batch)
      it('notes a batch as one operation, and the calls of a run too', async () => {
        const records = (await allowed()).slice(0, 2 * enough)
        const inputs = validInputs(action, records[0] ?? {})
        const run = `run-${name}-${actionName}`
        const operations = new Set<string>()
        for (const portion of [records.slice(0, enough), records.slice(enough)]) {
          const body = bodyForMany(
            resource,
            action,
            [...portion, stranger(resource)].slice(0, batchLimit(action)),
            inputs,
          )
          const { code, entries, said, needsTwo } = await doneBy(
            actionName,
            [action.call, body],
            as('bulk', run),
          )
          expect(code).toBe(0)
          for (const one of entries) {
            expect(one).toMatchObject({ ...ofPeople, ...said, action: actionName })
            // Each approved request is its own operation.
            if (!needsTwo) operations.add(one.operation_id)
          }
        }
        expect(operations.size).toBeLessThanOrEqual(1)
      })
  })
}
