import type { Json, JsonObject } from '@mock/platform/contract'
import approvalArea from '@resources/approval/approval.area'
import approvalRules from '@resources/approval/platform/rules'
import approvalSeed from '@resources/approval/platform/seed'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Action, code, integer, l, type Resource, removal, text } from '@/declaration'
import { plainArea } from '../declaration/plainArea'
import { everyKind } from './everyKind'
import { dataOf, shop, started, startedOnce } from './started'

// These tests use permissions as the name of a role.
vi.mock('@mock/platform/roles', async (original) => ({
  ...(await original<typeof import('@mock/platform/roles')>()),
  roleOf: (key: string) => ({ key, permissions: key.startsWith('[') ? JSON.parse(key) : ['*'] }),
}))

const label = l('名称', 'Name', 'Nombre')
const by = 'thing.decide'

/** An action that writes the number it is given. */
const writing = (call: Action['call'], more: Partial<Action>): Action => ({
  label,
  icon: 'edit',
  call,
  on: ['row', 'bulk'],
  inputs: { amount: integer({ label, required: true }) },
  effect: [{ set: { amount: { input: 'amount' } } }],
  ...more,
})

const atLeast = (least: number) => ({ amount: { atLeast: least } })

/** An area with a call of every form, each with a condition of another kind. */
const thing: Resource = {
  ...plainArea('/thing'),
  key: ['no'],
  title: 'name',
  fields: {
    no: code({ label, serial: { prefix: 'T', digits: 4 } }),
    name: text({ label, max: 20 }),
    amount: integer({ label }),
    grade: integer({ label }),
  },
  list: { call: 'GET /test/thinglist', columns: ['name'], sortable: ['no'], sort: 'no', filters: ['name'] },
  rest: '/rest/thing',
  save: {
    call: 'POST /test/savething',
    fields: ['name', 'amount', 'grade'],
    approve: { when: atLeast(100), by, alone: true },
  },
  actions: {
    /** By an input, which hides the field of its name. */
    write: writing('POST /test/write', { approve: { when: atLeast(100), by, alone: true } }),
    /** By a field, of records in a batch that are also found by a name. */
    several: writing('POST /test/several', {
      batch: 'ids',
      finds: ['name'],
      approve: { when: { grade: { atLeast: 5 } }, by, alone: true },
    }),
    /** By either of them. */
    either: writing('POST /test/either', {
      batch: 'targets',
      approve: { when: [{ grade: 9 }, { amount: { in: [7, 8] } }], by, alone: true },
    }),
    /** By the number of records. */
    many: writing('POST /test/many', { batch: 'ids', approve: { above: 2, by } }),
    /** By the number within a time, of records that meet a condition. */
    paced: writing('POST /test/paced', {
      batch: 'ids',
      approve: { when: { grade: { atLeast: 5 } }, above: 2, within: 600, by },
    }),
    /** The key is in the address. */
    addressed: writing('POST /test/addressed', {
      query: { number: 'no' },
      approve: { when: atLeast(100), by, alone: true },
    }),
    /** Always, even for those who decide; the REST form uses it to delete. */
    remove: removal({ call: 'POST /test/removething', undo: undefined, approve: { by } }),
  },
}

const sources = {
  declarations: [everyKind, shop, thing, approvalArea],
  rules: { approval: approvalRules },
  seeds: { approval: approvalSeed, thing: { records: () => [] } },
}
const running = await startedOnce(sources)
const partner = 100_238
let [decider, asker, second] = ['', '', '']

const become = (username: string, ...permissions: readonly string[]) =>
  running.store.query('update platform.account set role = $2 where username = $1', [
    username,
    JSON.stringify(permissions),
  ])

type Thing = { readonly no: string; readonly name: string; readonly amount: number; readonly grade: number }
const things = () =>
  running.store.query<Thing>(
    'select no, name, amount, grade from area.thing where partner_id = $1 and _removed_time is null order by no',
    [partner],
  )

let requests = 0
const requestId = () => `approving-${requests++}-of-test`
const ask = (body: JsonObject, as: string) =>
  running.post('/user/askapproval', { area: 'thing', ...body, request_id: requestId() }, as)
const asked = async (body: JsonObject, as = asker) => Number(dataOf(await ask(body, as)).id)
const approve = (id: number, as = decider) => running.post('/user/approverequest', { id }, as)
const outcomes = async (id: number, as = decider) =>
  dataOf<{ items: { id: string; code: number | null }[] }>(
    await running.get(`/user/approvalrecords?id=${id}`, as),
  ).items.map((one) => [one.id, one.code])

/** Everything in the store, so that no change goes unnoticed. */
const kept = async () => {
  const tables = ['area.thing', 'area.approval', 'platform.approval_call', 'platform.approval_record']
  const all = [...tables, 'platform.area_pace', 'platform.approval_pace', 'platform.history']
  return Promise.all(all.map((table) => running.store.query(`select * from ${table} order by 1, 2, 3`)))
}

const grades = [1, 1, 5, 5, 9]
beforeEach(async () => {
  running.clock.now += 3600
  await become('demo_support', '*', `!${by}`)
  await become('demo_manager', '*')
  // A session would expire during these tests.
  decider = await running.signIn()
  asker = await running.signIn('demo_support')
  second = await running.signIn('demo_manager')
  await running.store.query('delete from area.thing')
  await running.store.query(
    `insert into area.thing (partner_id, no, name, amount, grade)
     select $1, 'T000' || n, 'same', 0, (array[${grades.join(', ')}])[n::int] from generate_series(1, 5) n`,
    [partner],
  )
})
const no = (place: number) => `T000${place}`
const versionOf = async (place: number) => {
  const [row] = await running.store.query<{ version: number }>(
    'select _version as version from area.thing where no = $1',
    [no(place)],
  )
  return row?.version ?? 0
}

interface Way {
  readonly way: string
  readonly call: readonly [method: string, path: string]
  readonly body?: () => Promise<JsonObject> | JsonObject
  /** How to ask for it; by default with the call's body. */
  readonly order?: { readonly action?: string; readonly save?: true; readonly body?: JsonObject }
}

/** Every way to do something that needs approval: by somebody who may not decide, or where nobody may do it alone. */
const ways: readonly Way[] = [
  {
    way: 'one record',
    call: ['POST', '/test/write'],
    body: () => ({ no: no(1), amount: 100 }),
    order: { action: 'write' },
  },
  ...[
    { way: 'a batch', body: () => ({ ids: [no(1), no(3)], amount: 1 }) },
    { way: 'a batch of one', body: () => ({ ids: [no(4)], amount: 1 }) },
    { way: 'a key without a list', body: () => ({ no: no(3), amount: 1 }) },
    { way: 'records found by a name', body: () => ({ name: 'same', amount: 1 }) },
  ].map((one): Way => ({ ...one, call: ['POST', '/test/several'], order: { action: 'several' } })),
  ...[
    { way: 'one alternative', body: () => ({ targets: [{ no: no(5) }], amount: 1 }) },
    { way: 'the other alternative', body: () => ({ targets: [{ no: no(1) }], amount: 8 }) },
  ].map((one): Way => ({ ...one, call: ['POST', '/test/either'], order: { action: 'either' } })),
  {
    way: 'too many',
    call: ['POST', '/test/many'],
    body: () => ({ ids: [no(1), no(2), no(3)], amount: 1 }),
    order: { action: 'many' },
  },
  {
    way: 'a record of the address',
    call: ['POST', `/test/addressed?number=${no(2)}`],
    body: () => ({ amount: 100 }),
    order: { action: 'addressed', body: { no: no(2), amount: 100 } },
  },
  {
    way: 'a removal',
    call: ['POST', '/test/removething'],
    body: () => ({ ids: [no(1)] }),
    order: { action: 'remove' },
  },
  { way: 'a DELETE', call: ['DELETE', `/rest/thing/${no(1)}`] },
  {
    way: 'a new record',
    call: ['POST', '/test/savething'],
    body: () => ({ name: 'new', amount: 100, grade: 1 }),
    order: { save: true },
  },
  {
    way: 'a new record by REST',
    call: ['POST', '/rest/thing'],
    body: () => ({ name: 'new', amount: 100, grade: 1 }),
  },
  {
    way: 'a change',
    call: ['POST', '/test/savething'],
    body: async () => ({ no: no(1), version: await versionOf(1), name: 'x', amount: 500, grade: 1 }),
    order: { save: true },
  },
  {
    way: 'a change by REST',
    call: ['PUT', `/rest/thing/${no(1)}`],
    body: async () => ({ version: await versionOf(1), name: 'x', amount: 500, grade: 1 }),
  },
]

const codeOf = async (response: Response): Promise<number> => {
  const body: { code?: number } = await response.json()
  return body.code ?? 0
}

describe.each(ways)('$way', ({ call: [method, path], body: bodyOf = () => ({}), order }) => {
  it('is refused before anything is done, however it is sent', async () => {
    const body = await bodyOf()
    const before = await kept()
    for (const more of [{}, { request_id: requestId() }, { agreed: true, asked: true, approved: 1 }]) {
      const sent = method === 'DELETE' ? undefined : { ...body, ...more }
      expect(await codeOf(await running.send(method, path, sent, asker))).toBe(10010)
    }
    expect(await kept()).toEqual(before)
  })

  if (order)
    it('is shown without being done, asked for, and done once somebody else agrees', async () => {
      const what = { ...order, body: order?.body ?? (await bodyOf()) }
      const before = await kept()
      const preview = dataOf<{ records: number; items: { before: Json; after: Json }[] }>(
        await running.post('/user/previewapproval', { area: 'thing', ...what }, asker),
      )
      expect(await kept()).toEqual(before)
      expect(preview.items).toHaveLength(preview.records)
      for (const item of preview.items) expect(item.after).not.toEqual(item.before)
      const untouched = await things()
      const id = await asked(what)
      expect(await things()).toEqual(untouched)
      expect(await approve(id, asker)).toMatchObject({ code: 46101 })
      expect(await things()).toEqual(untouched)
      expect(await approve(id)).toMatchObject({
        code: 0,
        data: { state: 'DONE', decided_by: 'demo_partner' },
      })
      expect(await things()).not.toEqual(untouched)
      const done = await things()
      expect(await approve(id, second)).toMatchObject({ code: 46102 })
      expect(await things()).toEqual(done)
    })
})

describe('who decides', () => {
  const write = { action: 'write', body: { no: no(1), amount: 100 } }
  const removal = { action: 'remove', body: { ids: [no(1)] } }

  it('may act alone where the declaration says so, and only there', async () => {
    expect(await running.post('/test/write', write.body, decider)).toMatchObject({ code: 0 })
    expect(await ask(write, decider)).toMatchObject({ code: 46105 })
    expect(await running.post('/test/removething', removal.body, decider)).toMatchObject({ code: 10010 })
    const id = await asked(removal, decider)
    expect(await approve(id, decider)).toMatchObject({ code: 46101 })
    expect(await approve(id, second)).toMatchObject({ code: 0, data: { state: 'DONE' } })
  })

  it('needs the permission, and sees no request without it but their own', async () => {
    const id = await asked(write)
    await become('demo_manager', '*', `!${by}`)
    const seen = async (as: string) =>
      dataOf<{ items: { id: number }[] }>(await running.get('/user/approvallist?limit=100', as)).items.some(
        (one) => one.id === id,
      )
    const stranger = await running.signIn('demo_agent')
    expect([await seen(asker), await seen(decider), await seen(second)]).toEqual([true, true, false])
    expect(await approve(id, second)).toMatchObject({ code: 10002 })
    expect(await running.get(`/user/approvalrecords?id=${id}`, second)).toMatchObject({ code: 10002 })
    expect(await running.get(`/user/approvallist?id=${id}`, stranger)).toMatchObject({
      data: { total: 0 },
    })
    expect(await approve(id, stranger)).toMatchObject({ code: 10002 })
    expect((await things())[0]?.amount).toBe(0)
  })

  it('says no with a reason; whoever asked may take it back', async () => {
    const [refused, withdrawn] = [await asked(write), await asked(write)]
    expect(await running.post('/user/rejectrequest', { id: refused }, decider)).toMatchObject({ code: 10001 })
    expect(
      await running.post('/user/rejectrequest', { id: refused, reason: '金额不对' }, decider),
    ).toMatchObject({
      data: { state: 'REJECTED', reason: '金额不对' },
    })
    expect(await running.post('/user/withdrawrequest', { id: withdrawn }, decider)).toMatchObject({
      code: 10003,
    })
    expect(await running.post('/user/withdrawrequest', { id: withdrawn }, asker)).toMatchObject({
      data: { state: 'WITHDRAWN' },
    })
    for (const id of [refused, withdrawn]) expect(await approve(id)).toMatchObject({ code: 46102 })
    expect((await things())[0]?.amount).toBe(0)
  })
})

describe('between asking and deciding', () => {
  it('records that changed are left out and named', async () => {
    const id = await asked({ action: 'many', body: { ids: [no(1), no(2), no(3)], amount: 7 } })
    await running.post('/test/write', { no: no(2), amount: 1 }, decider)
    expect(await approve(id)).toMatchObject({ data: { state: 'PARTLY' } })
    expect((await things()).map(({ amount }) => amount)).toEqual([7, 1, 7, 0, 0])
    expect(await outcomes(id)).toEqual([
      [no(1), 0],
      [no(2), 10007],
      [no(3), 0],
    ])
  })

  it('a record of a save that changed is left alone', async () => {
    const body = { no: no(1), version: await versionOf(1), name: 'x', amount: 500, grade: 1 }
    const id = await asked({ save: true, body })
    await running.post('/test/write', { no: no(1), amount: 1 }, decider)
    expect(await approve(id)).toMatchObject({ data: { state: 'FAILED' } })
    expect((await things())[0]).toMatchObject({ name: 'same', amount: 1 })
    expect(await outcomes(id)).toEqual([[no(1), 10007]])
  })

  it('the asker may lose the right', async () => {
    const id = await asked({ action: 'write', body: { no: no(1), amount: 100 } })
    await become('demo_support', '*', '!thing.write')
    expect(await approve(id)).toMatchObject({ data: { state: 'FAILED' } })
    expect((await things())[0]?.amount).toBe(0)
    expect(await outcomes(id)).toEqual([[no(1), 10003]])
  })

  it('the asker may be gone', async () => {
    const id = await asked({ action: 'write', body: { no: no(1), amount: 100 } })
    const disable = (disabled: boolean) =>
      running.store.query("update platform.account set disabled = $1 where username = 'demo_support'", [
        disabled,
      ])
    await disable(true)
    expect(await approve(id)).toMatchObject({ data: { state: 'FAILED' } })
    await disable(false)
    expect((await things())[0]?.amount).toBe(0)
  })

  it('72 hours may pass', async () => {
    const id = await asked({ action: 'write', body: { no: no(1), amount: 100 } })
    running.clock.now += 72 * 3600 + 1
    const [late, manager] = [await running.signIn(), await running.signIn('demo_manager')]
    expect(await approve(id, late)).toMatchObject({ code: 46103 })
    await running.platform.runDueJobs()
    expect(await running.get(`/user/approvallist?id=${id}`, manager)).toMatchObject({
      data: { items: [{ state: 'EXPIRED' }] },
    })
    expect(await approve(id, late)).toMatchObject({ code: 46103 })
    expect((await things())[0]?.amount).toBe(0)
  })

  it('the declaration may change', async () => {
    const id = await asked({ action: 'write', body: { no: no(1), amount: 100 } })
    const write = writing('POST /test/write', { approve: { when: atLeast(50), by, alone: true } })
    const changed: Resource = { ...thing, actions: { ...thing.actions, write } }
    const declarations = sources.declarations.map((one) => (one === thing ? changed : one))
    const other = await started({ ...sources, declarations }, running.store, running.clock)
    expect(await other.post('/user/approverequest', { id })).toMatchObject({ code: 46104 })
    await other.stop()
    expect((await things())[0]?.amount).toBe(0)
    expect(await approve(id, await running.signIn())).toMatchObject({ data: { state: 'DONE' } })
  })
})

describe('in portions', () => {
  const paced = (...places: readonly number[]) =>
    running.post('/test/paced', { ids: places.map(no), amount: 1 }, asker)

  it('what the same account did in the time before counts as well', async () => {
    // Only grades of 5 and more count: those of the last three.
    expect(await paced(1, 2, 3, 4)).toMatchObject({ code: 0 })
    expect(await paced(5)).toMatchObject({ code: 10010 })
    expect(await paced(1, 2)).toMatchObject({ code: 0 })
    running.clock.now += 599
    expect(await paced(5)).toMatchObject({ code: 10010 })
    // Other people have their own pace.
    expect(await running.post('/test/paced', { ids: [no(5)], amount: 1 }, second)).toMatchObject({ code: 0 })
    running.clock.now += 1
    expect(await paced(5)).toMatchObject({ code: 0 })
  })

  it('portions that are sent at once count together', async () => {
    const answers = await Promise.all([paced(3), paced(4), paced(5)])
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 0, 10010])
  })

  it('what a second person agreed to does not count', async () => {
    const id = await asked({ action: 'paced', body: { ids: [no(3), no(4), no(5)], amount: 1 } })
    expect(await approve(id)).toMatchObject({ data: { state: 'DONE' } })
    expect(await paced(3, 4)).toMatchObject({ code: 0 })
  })
})

describe('a request', () => {
  it('is decided once by two at once', async () => {
    const id = await asked({ action: 'write', body: { no: no(1), amount: 100 } })
    const before = await versionOf(1)
    const answers = await Promise.all([approve(id), approve(id, second), approve(id), approve(id, second)])
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 46102, 46102, 46102])
    expect(await versionOf(1)).toBe(before + 1)
  })

  it('leaves out and names what cannot be done', async () => {
    const body = { ids: [no(1), no(2), no(3), 'T9999'], amount: 1 }
    const answer = await ask({ action: 'many', body }, asker)
    expect(answer).toMatchObject({ code: 0, data: { records: 3, refused: [{ id: 'T9999', code: 10002 }] } })
    expect(await ask({ action: 'write', body: { no: 'T9999', amount: 100 } }, asker)).toMatchObject({
      code: 10002,
    })
  })

  it('is for what needs approval, and for those who may do it', async () => {
    const free = { action: 'write', body: { no: no(1), amount: 99 } }
    expect(await ask(free, asker)).toMatchObject({ code: 46105 })
    await become('demo_support', '*', '!thing.write')
    const write = { action: 'write', body: { no: no(1), amount: 100 } }
    for (const call of ['/user/askapproval', '/user/previewapproval'])
      expect(
        await running.post(call, { area: 'thing', ...write, request_id: requestId() }, asker),
      ).toMatchObject({
        code: 10003,
      })
    const [unknown, none] = [{ ...write, action: 'nothing' }, { action: 'write' }]
    for (const wrong of [unknown, none]) expect(await ask(wrong, asker)).toMatchObject({ code: 10001 })
  })

  it('shows nobody what they may not see', async () => {
    const id = await asked({ action: 'write', body: { no: no(1), amount: 100 } })
    await become('demo_manager', '*', '!thing.field.amount')
    expect(await running.get(`/user/approvalrecords?id=${id}`, second)).toMatchObject({
      data: { items: [{ title: 'same', before: {}, after: {}, hidden: ['amount'] }] },
    })
    await become('demo_manager', '*', '!thing.list')
    expect(await running.get(`/user/approvalrecords?id=${id}`, second)).toMatchObject({
      data: { items: [{ before: {}, after: {}, hidden: ['amount'] }] },
    })
  })

  it('is made once for one request id', async () => {
    const body = { area: 'thing', action: 'write', body: { no: no(1), amount: 100 }, request_id: requestId() }
    const first = await running.post('/user/askapproval', body, asker)
    expect(await running.post('/user/askapproval', body, asker)).toEqual(first)
  })

  it('may name thousands, which one call may not', async () => {
    await running.store.query(
      `insert into area.thing (partner_id, no, name) select $1, 'N' || n, 'many' from generate_series(1, 1500) n`,
      [partner],
    )
    const ids = Array.from({ length: 1500 }, (_, index) => `N${index + 1}`)
    expect(await running.post('/test/many', { ids, amount: 3 }, asker)).toMatchObject({ code: 10008 })
    const id = await asked({ action: 'many', body: { ids, amount: 3 } })
    expect(await approve(id)).toMatchObject({ data: { state: 'DONE', records: 1500 } })
    expect((await things()).filter(({ amount }) => amount === 3)).toHaveLength(1500)
    const tooMany = Array.from({ length: 5001 }, (_, index) => `N${index + 1}`)
    expect(await ask({ action: 'many', body: { ids: tooMany, amount: 3 } }, asker)).toMatchObject({
      code: 10008,
    })
  })

  it('leaves in the history who asked for it and who agreed', async () => {
    const id = await asked({ action: 'write', body: { no: no(1), amount: 100 } })
    await approve(id)
    expect(
      await running.store.query(
        `select o.by_username, o.approved_by, o.area, o.action from platform.operation o
         join platform.history h using (partner_id, operation_id)
         where h.area = 'thing' and h.record_id = $1 order by h.entry desc limit 1`,
        [no(1)],
      ),
    ).toEqual([{ by_username: 'demo_support', approved_by: 'demo_partner', area: 'thing', action: 'write' }])
  })
})

it('none of this was a fault of the platform', () => {
  expect(running.faults).toEqual([])
})
