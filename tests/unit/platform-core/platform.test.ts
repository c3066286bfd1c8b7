import { createPlatform } from '@mock/platform/app'
import type { Area, Json, JsonObject } from '@mock/platform/contract'
import { refuse } from '@mock/platform/refusal'
import { beforeEach, describe, expect, it } from 'vitest'
import { passwordRounds } from '../../stores/seeded'
import { platformOnce } from './platformOnce'

let forgotten = 0

/** A small area: notes that cost one of ten units each. */
const notes: Area = {
  name: 'note',
  schema: [
    `create table if not exists note (partner_id bigint, note_no bigint generated always as identity,
       title text not null, primary key (partner_id, note_no))`,
  ],
  routes: [
    {
      call: 'GET /note/list',
      answer: async ({ sql, partnerId, now }) => {
        const asked = 'select title from note where partner_id = $1 order by note_no'
        const items = await sql.query<{ title: string }>(asked, [partnerId])
        return { items, total: items.length, now }
      },
    },
    {
      call: 'POST /note/add',
      idempotent: true,
      answer: async ({ sql, partnerId, body }) => {
        const title = String(body.title)
        await sql.query('insert into note (partner_id, title) values ($1, $2)', [partnerId, title])
        if (title === 'refused') refuse(30001, {}, { balance: 0 })
        if (title === 'broken') throw new TypeError('a mistake of ours at /secret/path')
        return { title }
      },
    },
    {
      call: 'POST /note/forget',
      idempotent: 'optional',
      answer: async () => {
        forgotten += 1
        return null
      },
    },
    {
      call: 'GET /rest/note/:id',
      form: 'rest',
      answer: async ({ params }) => (params.id === '1' ? { id: 1 } : refuse(10002)),
    },
    {
      call: 'PUT /rest/note/:id',
      form: 'rest',
      answer: async ({ params, body }) => ({ ...body, ...params }),
    },
    { call: 'GET /note/file', answer: async () => new Response('a,b') },
  ],
  seed: async ({ sql, partnerId, username, size, progress }) => {
    const title = `${username} ${size}`
    await sql.query('insert into note (partner_id, title) values ($1, $2)', [partnerId, title])
    progress(1, 1)
  },
  info: async ({ partnerId }) => ({ unread_announcement: partnerId % 7 }),
}

let clock = 1_717_200_000
const faults: string[] = []
const { store, send, call, post, signIn } = await platformOnce({
  areas: [notes],
  size: 'small',
  now: () => clock,
  passwordRounds,
  onError: (error, what) => faults.push(`${what}: ${String(error)}`),
})
beforeEach(() => {
  faults.length = 0
})

const add = (request_id: Json | undefined, title: string, token: string) =>
  post('/note/add', request_id === undefined ? { title } : { title, request_id }, token)

describe('the envelope', () => {
  it('answers an unknown path or method with 404 and 10002', async () => {
    const unknown = { status: 404, code: 10002, message: '记录不存在或已被删除', data: null }
    expect(await call('/note/list/none')).toEqual(unknown)
    expect(await call('/note/list', { method: 'DELETE' })).toEqual(unknown)
  })

  it('refuses a body that is nested so deep that no program could go through it', async () => {
    const headers = { 'content-type': 'application/json' }
    const messageAt = async (levels: number) => {
      const body = `{"inner":${'['.repeat(levels)}${']'.repeat(levels)}}`
      return (await call('/user/login', { method: 'POST', headers, body })).message
    }
    expect(await messageAt(99)).toBe('参数错误：username')
    for (const levels of [100, 100_000]) expect(await messageAt(levels)).toBe('参数错误：body')
  })

  it.each([
    ['{', 'application/json', 'body'],
    ['[1]', 'application/json', 'body'],
    ['"x"', 'application/json; charset=utf-8', 'body'],
    ['username=a&password=b', 'application/x-www-form-urlencoded', 'Content-Type'],
    ['{"username":"a"}', 'text/plain', 'Content-Type'],
    ['{}', 'application/json', 'username'],
    ['{"username":"a","password":7}', 'application/json', 'password'],
  ])('refuses the body %s of type %s with 10001', async (body, type, field) => {
    const answer = await call('/user/login', { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer).toEqual({ status: 200, code: 10001, message: `参数错误：${field}`, data: null })
  })

  it('hides a fault of ours behind 10500, tells the log, and undoes the write', async () => {
    const answer = await add('broken-001', 'broken', await signIn())
    expect(answer).toEqual({ status: 200, code: 10500, message: '系统繁忙，请稍后再试', data: null })
    expect(faults).toEqual(['POST /note/add: TypeError: a mistake of ours at /secret/path'])
    expect(await store.query("select 1 from note where title = 'broken'")).toEqual([])
  })

  it('carries the data of a refusal and undoes the write', async () => {
    const answer = await add('refused-01', 'refused', await signIn())
    expect(answer).toEqual({ status: 200, code: 30001, message: '余额不足，请先充值', data: { balance: 0 } })
    expect(faults).toEqual([])
    expect(await store.query("select 1 from note where title = 'refused'")).toEqual([])
  })

  it('answers the REST form bare, with the status of a refusal', async () => {
    const headers = { 'x-token': await signIn(), 'content-type': 'application/json' }
    const get = (id: string) => send(`/rest/note/${id}`, { headers })
    expect([(await get('1')).status, await (await get('1')).json()]).toEqual([200, { id: 1 }])
    expect([(await get('2')).status, (await (await get('2')).json()).code]).toEqual([404, 10002])
    expect((await send('/rest/note/1')).status).toBe(401)
    const put = await send('/rest/note/%E7%94%B2', { method: 'PUT', headers, body: '{"title":"t"}' })
    expect(await put.json()).toEqual({ title: 't', id: '甲' })
    expect((await send('/rest/note/1', { method: 'PUT', headers, body: '{' })).status).toBe(400)
  })

  it('passes on an answer that is no JSON, and keeps JSON answers out of every cache', async () => {
    const headers = { 'x-token': await signIn() }
    expect(await (await send('/note/file', { headers })).text()).toBe('a,b')
    expect((await send('/note/list', { headers })).headers.get('cache-control')).toBe('no-store')
  })

  it('refuses two areas at one path', async () => {
    const twice = { name: 'copy', routes: notes.routes }
    const attempt = createPlatform({ sql: store, areas: [notes, twice] })
    await expect(attempt).rejects.toThrow('areas note and copy both answer GET /note/list')
  })
})

describe('a repeated request', () => {
  const count = async (title: string) =>
    (await store.query('select 1 from note where title = $1', [title])).length

  it('happens once and gets the first answer again, for a day', async () => {
    const token = await signIn()
    const first = await add('request-1', 'once', token)
    expect(first).toMatchObject({ code: 0, data: { title: 'once' } })
    expect(await add('request-1', 'once', token)).toEqual(first)
    expect(await count('once')).toBe(1)
    clock += 24 * 3600 - 1
    expect(await add('request-1', 'once', await signIn())).toEqual(first)
    clock += 1
    expect(await add('request-1', 'once', await signIn())).toEqual(first)
    expect(await count('once')).toBe(2)
  })

  it('may be mended after a refusal', async () => {
    const token = await signIn()
    expect((await add('request-3', 'refused', token)).code).toBe(30001)
    expect((await add('request-3', 'mended', token)).code).toBe(0)
  })

  it('belongs to its partner', async () => {
    await add('request-4', 'mine', await signIn())
    expect((await add('request-4', 'yours', await signIn('demo_agent'))).code).toBe(0)
  })

  it('happens once when copies arrive together', async () => {
    const token = await signIn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('request-5', 'together', token)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1)
    expect(await count('together')).toBe(1)
  })

  it.each([undefined, null, 7, 'short', 'x'.repeat(65), 'zero-byte\0'])(
    'is refused with the id %s',
    async (id) => {
      const refused = { code: 10001, message: '参数错误：request_id' }
      expect(await add(id, 'unnamed', await signIn())).toMatchObject(refused)
    },
  )
})

describe('what became of a request', () => {
  const asked = async (id: string, token: string) =>
    call(`/user/requestresult?request_id=${encodeURIComponent(id)}`, { headers: { 'x-token': token } })
  const unknown = { code: 0, data: { state: 'UNKNOWN' } }

  it('is told to the account that made it, for a day, and to no other', async () => {
    const token = await signIn()
    await add('asked-after-1', 'told', token)
    const done = { code: 0, data: { state: 'DONE', answer: { title: 'told' } } }
    expect(await asked('asked-after-1', token)).toMatchObject(done)
    expect(await asked('asked-after-1', await signIn('demo_agent'))).toMatchObject(unknown)
    // Of the same partner, with fewer permissions.
    expect(await asked('asked-after-1', await signIn('demo_viewer'))).toMatchObject(unknown)
    clock += 24 * 3600 - 1
    expect(await asked('asked-after-1', await signIn())).toMatchObject(done)
    clock += 1
    expect(await asked('asked-after-1', await signIn())).toMatchObject(unknown)
  })

  it('is unknown when it was never sent, was refused, broke, or was kept before accounts were', async () => {
    const token = await signIn()
    expect((await add('asked-after-2', 'refused', token)).code).toBe(30001)
    expect((await add('asked-after-3', 'broken', token)).code).toBe(10500)
    await add('asked-after-4', 'of before', token)
    await store.query("update platform.request set account_id = null where request_id = 'asked-after-4'")
    for (const id of ['asked-after-0', 'asked-after-2', 'asked-after-3', 'asked-after-4'])
      expect(await asked(id, token)).toMatchObject(unknown)
  })

  it('may be an answer that is empty', async () => {
    const token = await signIn()
    await post('/note/forget', { request_id: 'asked-after-5' }, token)
    expect((await asked('asked-after-5', token)).data).toEqual({ state: 'DONE', answer: null })
  })

  it('needs a sound id and a session', async () => {
    const refused = { code: 10001, message: '参数错误：request_id' }
    for (const id of ['', 'short']) expect(await asked(id, await signIn())).toMatchObject(refused)
    expect((await asked('asked-after-1', '')).code).toBe(50008)
  })
})

it('a request whose id is optional happens each time without one, and once with one', async () => {
  const token = await signIn()
  const forget = (body: JsonObject) => post('/note/forget', body, token)
  forgotten = 0
  await forget({})
  await forget({})
  await forget({ request_id: 'optional-1' })
  await forget({ request_id: 'optional-1' })
  expect(forgotten).toBe(3)
  expect((await forget({ request_id: 7 })).code).toBe(10001)
})

describe('the first start', () => {
  it('seeds each partner once, and an area that comes later alone', async () => {
    const seeded = async (area: string) =>
      store.query('select partner_id, size from platform.seeded where area = $1 order by partner_id', [area])
    const expected = [100238, 100517, 100620].map((partner_id) => ({ partner_id, size: 'small' }))
    expect(await seeded('note')).toEqual(expected)
    const told: string[] = []
    const later: Area = {
      name: 'later',
      seed: async ({ username, progress }) => progress(username.length, 100),
    }
    const again = await createPlatform({
      sql: store,
      areas: [notes, later],
      size: 'full',
      onProgress: ({ username, area, done, total }) => told.push(`${area} ${username} ${done}/${total}`),
    })
    await again.close()
    expect(await seeded('note')).toEqual(expected)
    expect(told).toEqual(['later demo_partner 12/100', 'later demo_agent 10/100', 'later admin 5/100'])
  })

  it('leaves nothing behind when a seed fails', async () => {
    const failing: Area = {
      name: 'failing',
      schema: ['create table if not exists half_made (n int)'],
      seed: async ({ sql, username }) => {
        await sql.query('insert into half_made values (1)')
        if (username === 'demo_agent') throw new Error('power cut')
      },
    }
    const attempt = createPlatform({ sql: store, areas: [failing] })
    await expect(attempt).rejects.toThrow('power cut')
    const tables = "select 1 from information_schema.tables where table_name = 'half_made'"
    expect(await store.query(tables)).toEqual([])
    expect(await store.query("select 1 from platform.seeded where area = 'failing'")).toEqual([])
  })
})
