import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import type { Sources } from '@mock/platform/areas/declared'
import { defineSeed } from '@mock/platform/areas/rules'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { code, type Fields, type Resource, reference, removal, text } from '@/declaration'
import { askPlatform, signInTo } from '../../contract/answers'
import { openEmpty } from '../../stores/empty'
import { label } from '../declaration/plainArea'
import { things } from './migration/sandbox'
import { startOfClock } from './started'

const store = await openEmpty()
afterAll(() => store.close())

/** As if no area had ever been declared. Recreating the platform's own tables would take too long. */
const clear = () =>
  store.exec(
    `drop schema if exists area cascade; truncate platform.seeded, platform.sample_mark, platform.area_shape,
       platform.history, platform.operation, platform.request`,
  )

const no = code({ label, required: true })
const name = text({ label, required: true })
const thing = (fields: Fields, more: Partial<Resource> = {}) =>
  things({ no, ...fields }, { sample: { count: { small: 12, standard: 12, full: 12 } }, ...more })

interface How extends Partial<Sources> {
  readonly renewsSamples?: boolean
  readonly reseeds?: string
}

/** Starts a platform, makes a call, and stops it. Returns the start's messages. */
async function start(declarations: readonly Resource[], how: How = {}, call?: readonly [string, object]) {
  const { renewsSamples = true, reseeds, ...sources } = how
  const said: string[] = []
  const platform = await createPlatform({
    sql: store,
    areas: areasOf({ declarations, ...sources }),
    size: 'small',
    now: () => startOfClock,
    passwordRounds: 1,
    renewsSamples,
    reseeds,
    onMigrated: (line) => said.push(line),
  })
  if (call) {
    const body = { ...call[1] }
    const { answer } = await askPlatform(platform, ['POST', call[0]], body, await signInTo(platform))
    expect(answer).toMatchObject({ code: 0 })
  }
  await platform.close()
  return said
}

await start([])
beforeEach(clear)

const rows = () => store.query<Record<string, string>>('select * from area.thing order by partner_id, no')
const history = () => store.query("select 1 from platform.history where area = 'thing'")
const create = ['/user/savething', { no: 'new-1', request_id: 'request-1' }] as const
const afresh = 'thing: samples made afresh (16 records in place of 16)'
const added = 'thing: "name" added (empty in 16 records)'

describe('samples of a file that was saved half-written', () => {
  it('are made afresh when it has grown, in place of a migration', async () => {
    await start([thing({})])
    expect(await start([thing({ name })])).toEqual([afresh])
    const grown = await rows()
    expect(grown).toHaveLength(16)
    expect(grown.map((row) => row.name)).not.toContain('')
    const made = grown.map(({ name: one, no: key }) => [key, one])
    // As after a first start.
    await clear()
    await start([thing({ name })])
    expect((await rows()).map(({ name: one, no: key }) => [key, one])).toEqual(made)
    expect(await start([thing({ name })])).toEqual([])
    expect(await start([thing({})])).toEqual([afresh])
  })

  it('are made afresh when it refuses what no sample is', async () => {
    const remove = removal({
      call: 'POST /user/removething',
      refuse: [{ when: { name: 'fixed' }, code: 41005 }],
    })
    await start([thing({ name })])
    expect((await rows()).filter((row) => row.name === 'fixed')).toEqual([])
    expect(await start([thing({ name }, { actions: { remove } })])).toEqual([afresh])
    expect((await rows()).filter((row) => row.name === 'fixed')).not.toEqual([])
  })

  it('stay when an operator has added or changed a record', async () => {
    await start([thing({})], {}, create)
    expect(await start([thing({ name })])).toEqual(['thing: "name" added (empty in 17 records)'])
    expect(await rows()).toHaveLength(17)
  })

  it('stay outside development', async () => {
    await start([thing({})])
    expect(await start([thing({ name })], { renewsSamples: false })).toEqual([added])
  })

  it('stay when another area refers to them', async () => {
    const order = { ...things({ no, thing: reference({ label, to: 'thing' }) }), name: 'order' }
    const other: Resource = {
      ...order,
      path: '/test/order',
      list: { ...order.list, call: 'GET /user/orderlist' },
      save: { call: 'POST /user/saveorder', fields: ['no', 'thing'] },
    }
    await start([thing({}), other])
    expect(await start([thing({ name }), other])).toEqual([added])
  })

  it('stay when they come from a seed file', async () => {
    const seed = defineSeed({ count: { small: 1, standard: 1, full: 1 }, records: () => [{ no: 'a' }] })
    const how = { seeds: { thing: seed } }
    await start([thing({})], how)
    expect(await start([thing({ name })], how)).toEqual(['thing: "name" added (empty in 3 records)'])
  })
})

describe('samples that are asked for anew', () => {
  it('replace all records of the sandbox, and their history', async () => {
    await start([thing({})], {}, create)
    expect(await history()).toHaveLength(1)
    expect(await store.query("select 1 from platform.operation where area = 'thing'")).toHaveLength(1)
    const how = { renewsSamples: false, reseeds: 'thing' }
    expect(await start([thing({})], how)).toEqual(['thing: samples made afresh (16 records in place of 17)'])
    expect((await rows()).map((row) => row.no)).not.toContain('new-1')
    expect(await history()).toEqual([])
    expect(await store.query("select 1 from platform.operation where area = 'thing'")).toEqual([])
  })

  it('leave the records of registered partners', async () => {
    await start([thing({})])
    await store.exec("insert into area.thing (partner_id, no) values (200001, 'theirs')")
    await start([thing({})], { reseeds: 'thing' })
    expect((await rows()).filter((row) => row.no === 'theirs')).toHaveLength(1)
    // Now the table also has records that are no samples.
    expect(await start([thing({ name })])).toEqual(['thing: "name" added (empty in 17 records)'])
  })
})
