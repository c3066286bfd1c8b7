import { isReserved } from '@mock/platform/areas/reserved'
import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Action, checkField, holds, idOf, isRecord, type Resource, type WireRecord } from '@/declaration'
import { lookedAtNow, onlyArea } from '../areas/looked'
import { remedied } from '../areas/remedies'
import { isFullRun } from '../scope'
import { answerOf } from './answers'
import {
  addressed,
  bodyForMany,
  bodyForOne,
  keyOfRecord,
  missingCode,
  stranger,
  validInputs,
} from './areas/attempts'
import { withAnother, withFreshUnique } from './areas/forms'
import { Ledger, type Noted, replayed, stateOf } from './areas/ledger'
import { areaOn } from './areas/sessions'
import { allowedFor } from './areas/states'
import { newRequestId, oneWay, type Running } from './harness'

const { declarations, rules } = collect()
const isView = ({ name }: Resource) => {
  const own = rules[name]
  return isRecord(own) && 'view' in own
}
const kept = declarations.filter((resource) => !isView(resource))

/** What only a dialog of the area does (offered nowhere by itself) is held to its promises by the area's own contract. */
const offered = ({ actions = {} }: Resource): readonly (readonly [string, Action])[] =>
  Object.entries(actions).filter(([, { on }]) => on.length > 0)

/** Seconds between two calls: longer than any pace that a rule keeps. */
const between = 120

/** Of each action, so many records are done one by one. */
const most = isFullRun ? 2 : 1

let running: Running
let ledger: Ledger
/** All entries that were judged, by their record, and the records as they were at first. */
const all: Noted[] = []

beforeAll(async () => {
  running = await oneWay.start()
  ledger = new Ledger(running.store, kept)
  await ledger.look()
  expect(await ledger.read()).toEqual([])
})
afterAll(() => running?.stop())

/** What became of a call: its answer, and what was noted of it, which has been held against what it did. */
async function watched(what: string, call: () => Promise<{ readonly code: number }>) {
  running.clock.now += between
  const { code } = await call()
  const entries = await ledger.judge(what)
  all.push(...entries)
  if (code !== 0) expect(entries, `${what} was refused`).toEqual([])
  // One call is one operation.
  expect(new Set(entries.map(({ operation_id }) => operation_id)).size, what).toBeLessThanOrEqual(1)
  for (const { at } of entries) expect(at).toBe(running.clock.now)
  return { code, entries }
}

/** Does the timed work that is due, and judges what was noted of it. */
const jobs = async (what: string) => {
  const ran = await running.runDueJobs()
  const entries = await ledger.judge(what, { byClock: true })
  all.push(...entries)
  return { ran, entries }
}

/** Sends a call with what it says of itself. */
const says = async (
  call: string,
  body: WireRecord,
  { token, ...headers }: Readonly<Record<string, string>>,
) => {
  const [method = '', path = ''] = call.split(' ')
  const response = await running.fetch(path, {
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

const isSound = ({ fields, save }: Resource, record: WireRecord, now: number) =>
  save?.fields.every((name) => {
    const field = fields[name]
    return field && checkField(field, record[name] ?? undefined) === undefined
  }) && !save.checks?.some(({ when }) => holds(when, record, now))

// By name: a shop's reminder comes before the signatures and templates that it needs, which are removed at their turn.
const written = lookedAtNow(kept, rules)
  // A request is made by asking, and approving it acts in another's name as well: tests/unit/platform-areas/approving.full.alone.test.ts.
  .filter((resource) => resource.name !== 'approval' && (resource.save || offered(resource).length > 0))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

describe.each(written.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  remedied({
    '': 'The history does not say what was done: look at history.except and history.log, and whether platform/rules.ts changes records by "area" and "set" alone, not by its own SQL.',
  })
  const area = areaOn(resource, () => running)
  const { save, key } = resource
  const rest = resource.rest ?? `/rest/${name}`
  const as = (way?: string, run?: string) => ({
    token: area.tokens.own,
    ...(way && { 'x-via': way }),
    ...(run && { 'x-run': run }),
  })
  // Time passes: what waits for it comes to an end, so that what is left can still be acted on.
  beforeAll(() => jobs(`jobs before ${name}`))
  const ofPeople = { by_username: isReserved(resource, rules[name]) ? 'admin' : 'demo_partner' }
  const own = (entries: readonly Noted[]) => entries.filter((one) => one.area === name)

  if (save) {
    const button = save.buttons?.[0]
    const formOf = (record: WireRecord): WireRecord => ({
      ...Object.fromEntries(save.fields.map((field) => [field, record[field]])),
      ...button?.send,
    })
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
    /** The form with another name where one can be entered, else with another value. */
    const renamed = async (entered: WireRecord): Promise<WireRecord> => {
      const unique = withFreshUnique(resource, entered, await area.stored())
      const form =
        JSON.stringify(unique) === JSON.stringify(entered) ? withAnother(resource, entered) : unique
      const text = `${String(form[resource.title]).slice(0, 4)}${++named}`
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
        const body = { ...(await renamed(formOf(await sound()))), request_id: newRequestId() }
        const { code, entries } = await watched(`${call} create`, () => says(call, body, as(way)))
        expect(code).toBe(0)
        expect(own(entries)).toMatchObject([
          {
            ...ofPeople,
            kind: 'create',
            action: 'create',
            action_area: name,
            way: way ?? 'rest',
            version: 1,
          },
        ])
        const again = await watched(`${call} again`, () => says(call, body, as(way)))
        expect(again).toEqual({ code: 0, entries: [] })
      })

    if (save.edit !== false) {
      it.each([
        ['by the form', save.call, 'form'],
        ['by the REST form', `PUT ${rest}`, undefined],
      ])('a record is changed %s', async (_, call, way) => {
        const record = await sound(isOpen)
        const id = encodeURIComponent(idOf(key, record))
        const one = way ? call : `${call}/${id}`
        const body = async () => ({ ...(await renamed(formOf(record))), ...(await changing(record)) })
        const { code, entries } = await watched(`${call} edit`, async () => says(one, await body(), as(way)))
        expect(code).toBe(0)
        expect(own(entries)).toMatchObject([
          { ...ofPeople, kind: 'change', action: 'edit', way: way ?? 'rest' },
        ])
      })

      it('what was made from an older version changes nothing, and leaves nothing', async () => {
        const record = await sound(isOpen)
        const { version, ...keys } = await changing(record)
        const stale = { ...(await renamed(formOf(record))), ...keys, version: version - 1 }
        const { code } = await watched('stale save', () => says(save.call, stale, as('form')))
        expect(code).toBe(10007)
      })
    }
  }

  describe.each(offered(resource))('%s', (actionName, action: Action) => {
    const allowed = async () => {
      const found = await allowedFor(area, action, area.now() + between)
      // What the test itself brings into the store is no call of anybody's.
      await ledger.look()
      await ledger.read()
      return found
    }
    // What is removed is missing afterwards.
    const enough = action.effect === 'remove' ? 1 : most
    const bodyOf = (record: WireRecord) => bodyForOne(resource, action, record, validInputs(action, record))

    if (action.effect === 'remove')
      it('notes a removal by the REST form', async () => {
        for (const record of await allowed()) {
          const { code, entries } = await watched(`DELETE ${rest}`, () =>
            says(`DELETE ${rest}/${encodeURIComponent(idOf(key, record))}`, {}, as()),
          )
          if (code !== 0) continue
          expect(own(entries)).toMatchObject([{ kind: 'remove', way: 'rest', action: actionName }])
          return
        }
        expect.fail(`no ${name} is left that could be removed`)
      })

    it('notes what it does to each record, and nothing of what it is refused', async () => {
      let done = 0
      for (const record of await allowed()) {
        if (done === enough) break
        const { code, entries } = await watched(`${name} ${actionName}`, () =>
          says(...addressed(action, bodyOf(record)), as('action')),
        )
        if (code === 0) done++
        for (const one of entries)
          expect(one).toMatchObject({ ...ofPeople, action: actionName, action_area: name, way: 'action' })
      }
      expect(done).toBeGreaterThan(0)
      const { code } = await watched(`${actionName} of nobody`, () =>
        says(...addressed(action, bodyOf(stranger(resource))), as('action')),
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
          const body = bodyForMany(resource, action, [...portion, stranger(resource)], inputs)
          const { code, entries } = await watched(`${name} ${actionName} of many`, () =>
            says(action.call, body, as('bulk', run)),
          )
          expect(code).toBe(0)
          for (const one of entries) {
            expect(one).toMatchObject({ ...ofPeople, action: actionName, way: 'bulk', run_id: run })
            operations.add(one.operation_id)
          }
        }
        expect(operations.size).toBeLessThanOrEqual(1)
      })
  })
})

describe.runIf(onlyArea === undefined)('timed work', () => {
  it('notes what it does to records, each pass of a job as one operation of a partner', async () => {
    const written = new Set<string>()
    await jobs('jobs at once')
    for (const seconds of [5, 60, 3600, 24 * 3600, 40 * 24 * 3600]) {
      running.clock.now += seconds
      const { ran, entries } = await jobs(`jobs after ${seconds} s`)
      const operations = new Map<string, string>()
      for (const { way, by_username, action, action_area, partner_id, operation_id } of entries) {
        expect({ way, by_username }).toEqual({ way: 'job', by_username: null })
        expect(ran).toContain(`${action_area}.${action}`)
        const pass = `${partner_id} ${action_area}.${action}`
        written.add(`${action_area}.${action}`)
        expect(operations.get(pass) ?? operation_id).toBe(operation_id)
        operations.set(pass, operation_id)
      }
    }
    // What is only a log tells of no timed work, so these are fewer than there are jobs.
    expect([...written].sort()).toEqual(
      expect.arrayContaining(['announcement.expire', 'merchant.grant-expired', 'merchant.grant-expiring']),
    )
  })
})

describe.runIf(onlyArea === undefined)('the whole history', () => {
  it('has been told of every area that people or the clock change', () => {
    const changed = new Set(all.map(({ area }) => area))
    const writable = written.filter(({ history }) => !history?.log)
    expect(writable.map(({ name }) => name).filter((name) => !changed.has(name))).toEqual([])
  })

  it('makes of each record what it is now, from what it was at first', async () => {
    const [made, changed] = [new Set<string>(), new Set<string>()]
    const told = await running.store.query<Noted>('select * from platform.history order by entry')
    const byRecord = new Map<string, Noted[]>()
    for (const one of told) {
      const place = `${one.partner_id} ${one.area} ${one.record_id}`
      byRecord.set(place, [...(byRecord.get(place) ?? []), one])
    }
    for (const [place, entries] of byRecord) {
      const resource = kept.find(({ name }) => name === entries[0]?.area) ?? expect.fail(place)
      // Of a log it tells only a part.
      if (resource.history?.log) continue
      const { first, now } = ledger.statesOf(place)
      expect(replayed(resource, first, entries), place).toEqual(stateOf(resource, now))
      ;(first ? changed : made).add(place)
    }
    expect(made.size).toBeGreaterThan(10)
    expect(changed.size).toBeGreaterThan(50)
  })
})
