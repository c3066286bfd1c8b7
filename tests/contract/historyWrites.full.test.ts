import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRecord, type Resource } from '@/declaration'
import { lookedAtNow, onlyArea } from '../areas/looked'
import { historyContract, isWritten, Witness } from './areas/history'
import { Ledger, type Noted, replayed, stateOf } from './areas/ledger'
import { areaOn } from './areas/sessions'
import { oneWay, type Running } from './harness'

const { declarations, rules } = collect()
const isView = ({ name }: Resource) => {
  const own = rules[name]
  return isRecord(own) && 'view' in own
}
const kept = declarations.filter((resource) => !isView(resource))

let running: Running
let witness: Witness

beforeAll(async () => {
  running = await oneWay.start()
  witness = await new Witness(running, new Ledger(running.store, kept)).begin()
})
afterAll(() => running?.stop())

/** Runs the jobs that are due, and checks their history. */
const jobs = async (what: string) => {
  const ran = await running.runDueJobs()
  const entries = await witness.ledger.judge(what, { byClock: true })
  witness.all.push(...entries)
  return { ran, entries }
}

// By name: a shop's reminder comes before the signatures and templates that it needs, which are removed at their turn.
const written = lookedAtNow(kept, rules)
  // A request is made by asking, and approving it also acts in another's name:
  // tests/unit/platform-areas/approving.full.alone.test.ts.
  .filter((resource) => resource.name !== 'approval' && isWritten(resource))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

describe.each(written.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  // Time passes, so that pending work ends and the remaining records can still be acted on.
  beforeAll(() => jobs(`jobs before ${name}`))
  historyContract(
    areaOn(resource, () => running),
    () => witness,
  )
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
    // Logs do not contain jobs, so these are fewer than the jobs.
    expect([...written].sort()).toEqual(
      expect.arrayContaining(['announcement.expire', 'merchant.grant-expired', 'merchant.grant-expiring']),
    )
  })
})

describe.runIf(onlyArea === undefined)('the whole history', () => {
  it('has been told of every area that people or the clock change', () => {
    const changed = new Set(witness.all.map(({ area }) => area))
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
      // For a log, the history is incomplete.
      if (resource.history?.log) continue
      const { first, now } = witness.ledger.statesOf(place)
      expect(replayed(resource, first, entries), place).toEqual(stateOf(resource, now))
      ;(first ? changed : made).add(place)
    }
    expect(made.size).toBeGreaterThan(10)
    expect(changed.size).toBeGreaterThan(50)
  })
})
