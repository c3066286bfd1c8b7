import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf, type Resource, text, type WireRecord } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import type { RunContext, RunInfo, RunRow } from '@/runs/run'
import { createRuns, type Runs } from '@/runs/runs'
import { resultText } from '@/screens/runs/resultFile'
import { label } from '../declaration/plainArea'
import { platformStub } from '../platform/platformStub'
import { createDisk } from './console'
import { shops } from './platform'

afterEach(() => vi.restoreAllMocks().unstubAllGlobals())

const { close, open } = shops.actions ?? {}
if (!close || !open) throw new Error('shops can be closed and opened')

/** Shops with a note, which no action depends on, and a name, which both depend on. */
const area: Resource = {
  ...shops,
  fields: { ...shops.fields, note: text({ label }) },
  actions: {
    close: { ...close, when: { name: { set: true } } },
    open: { ...open, when: { name: { set: true } } },
  },
}

const ticked = [1, 2, 3].map((id) => ({ shop_id: id, name: `Shop ${id}`, note: '', version: 1 }))
type Shop = (typeof ticked)[number]

/** A platform with three shops that refuses changes to an older version. */
const platform = () => {
  const shopsById = new Map(ticked.map((shop) => [shop.shop_id, shop]))
  const done: number[] = []
  const stale = { code: 10007, message: '数据已被他人修改，请刷新后重试' }
  const before = new Map<unknown, () => void>()
  const act = (id: number, version: unknown) => {
    before.get(version)?.()
    const shop = shopsById.get(id)
    if (version !== undefined && version !== shop?.version) return { id, ...stale, record: shop }
    done.push(id)
    return undefined
  }
  const sent = platformStub(({ body = {} }) => {
    if (!Array.isArray(body.ids)) {
      const refused = act(Number(body.shop_id), body.version)
      return refused ? Response.json({ ...stale, data: { record: refused.record } }) : {}
    }
    const versions = (body.versions ?? {}) as WireRecord
    const failed = body.ids.flatMap((id) => act(Number(id), versions[String(id)]) ?? [])
    return { success: [], failed }
  })
  return {
    sent,
    done,
    /** Does something before the platform reads a change to this version. */
    beforeVersion: (version: number, call: () => void) => {
      before.set(version, () => {
        before.delete(version)
        call()
      })
    },
    /** Somebody else saves a shop. */
    change: (id: number, change: Partial<Shop>) => {
      const shop = shopsById.get(id) ?? expect.fail(`no shop ${id}`)
      shopsById.set(id, { ...shop, ...change, version: shop.version + 1 })
    },
    versionsSent: () => sent.map(({ body }) => body?.versions ?? body?.version),
  }
}

const open_ = (disk: ReturnType<typeof createDisk>) => {
  const runs = createRuns({
    journal: disk.page().journal,
    ownership: { claim: async () => () => {} },
    mark: () => 'operator',
    delays: [],
  })
  const context: RunContext = {
    queryClient: new QueryClient(),
    dataProvider: createDataProvider(areasOf([area])),
  }
  return { runs, context }
}

const rested = (runs: Runs, id: string): Promise<RunInfo> =>
  new Promise((resolve) => {
    const look = () => {
      const run = runs.get(id)
      if (run && run.state !== 'running' && run.state !== 'pausing') resolve(run)
    }
    runs.subscribe(look)
    look()
  })

const begin = async (action: string, disk = createDisk()) => {
  const { runs, context } = open_(disk)
  const records = ticked.map((record) => ({ id: String(record.shop_id), name: record.name, record }))
  const id = runs.startAction({ resource: area, action, records, input: {} }, context)
  const run = await rested(runs, id)
  const retry = () => {
    runs.step(id, 'retry', context)
    return rested(runs, id)
  }
  return { id, run, runs, rows: () => runs.rowsOf(id), retry, disk }
}

const told = ({ state, changed }: RunRow) => [
  state,
  changed?.changes?.map(({ name, from, to }) => [name, from, to]),
]

describe.each([
  ['one call for all', 'close'],
  ['a call for each', 'open'],
])('a run with %s', (_, action) => {
  it('sends the versions that the records had when they were ticked', async () => {
    const { versionsSent, sent } = platform()
    await begin(action)
    expect(versionsSent()).toEqual(action === 'close' ? [{ 1: 1, 2: 1, 3: 1 }] : [1, 1, 1])
    expect(sent).toHaveLength(action === 'close' ? 1 : 3)
  })

  it('names what others have changed since, with what they changed; a retry sends the version of now', async () => {
    const { change, done, versionsSent } = platform()
    change(2, { name: 'Silk' })
    const { run, rows, retry } = await begin(action)
    expect(run).toMatchObject({ state: 'finished', counts: { done: 2, failed: 1, changed: 1 } })
    expect(rows()[1]).toMatchObject({ code: 10007, reason: '勾选后已被他人修改', changed: { version: 2 } })
    expect(rows().map(told)).toEqual([
      ['done', undefined],
      ['failed', [['name', 'Shop 2', 'Silk']]],
      ['done', undefined],
    ])
    expect(resultText(run, rows(), () => undefined)).toContain('Shop 2 → Silk')
    expect(await retry()).toMatchObject({ counts: { done: 3, failed: 0, changed: 0 } })
    expect(versionsSent().at(-1)).toEqual(action === 'close' ? { 2: 2 } : 2)
    expect(done.toSorted()).toEqual([1, 2, 3])
  })

  it('sends by itself, once, what others have changed elsewhere in the record', async () => {
    const { change, done, versionsSent } = platform()
    change(2, { note: 'asked' })
    const { run } = await begin(action)
    expect(run).toMatchObject({ state: 'finished', counts: { done: 3, failed: 0 } })
    expect(versionsSent().at(-1)).toEqual(action === 'close' ? { 2: 2 } : 2)
    expect(done.toSorted()).toEqual([1, 2, 3])
  })

  it('names what is changed once more while it is sent again', async () => {
    const { change, done, beforeVersion } = platform()
    change(2, { note: 'asked' })
    beforeVersion(2, () => change(2, { note: 'asked twice' }))
    const { rows } = await begin(action)
    expect(told(rows()[1] ?? expect.fail('no row'))).toEqual(['failed', [['note', '', 'asked twice']]])
    expect(done.toSorted()).toEqual([1, 3])
  })

  it('compares with what was shown when a retry meets another change', async () => {
    const { change } = platform()
    change(2, { name: 'Silk' })
    const { rows, retry } = await begin(action)
    change(2, { name: 'Satin' })
    await retry()
    expect(told(rows()[1] ?? expect.fail('no row'))).toEqual(['failed', [['name', 'Silk', 'Satin']]])
  })
})

it('another page knows the versions of a run, and of its refusals; what was changed is not on the disk', async () => {
  const { change, versionsSent, done } = platform()
  change(2, { name: 'Silk' })
  const { id, disk } = await begin('close')
  await vi.waitFor(() => expect(JSON.stringify([...disk.kept.values()])).toContain('10007'))
  expect(JSON.stringify([...disk.kept.values()])).not.toContain('Silk')
  const { runs, context } = open_(disk)
  await runs.restore(async () => area)
  expect(runs.rowsOf(id)[1]).toMatchObject({ state: 'failed', changed: { version: 2 } })
  expect(runs.get(id)?.counts.changed).toBe(1)
  runs.step(id, 'retry', context)
  expect(await rested(runs, id)).toMatchObject({ counts: { done: 3 } })
  expect(versionsSent().at(-1)).toEqual({ 2: 2 })
  expect(done.toSorted()).toEqual([1, 2, 3])
})
