import { collect } from '@mock/platform/collect'
import type { JsonObject } from '@mock/platform/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApiOf } from '@/declaration/openapi'
import { type Answer, dataOf } from './answers'
import { dataSchema, misfits } from './areas/schema'
import { newRequestId } from './harness'
import { Operator } from './operator'

interface View extends JsonObject {
  readonly view_id: number
  readonly name: string
  readonly version: number
  readonly is_default: boolean
}

/** What a list of trades shows, and how. */
const failedToday = {
  area: 'trade',
  name: '今日失败',
  filter: { trade_state: 'PAYERROR', begin_date: 'today', end_date: 'today' },
  columns: ['transaction_id', 'total_fee', 'trade_state'],
  widths: { total_fee: 140 },
  density: 'compact',
  sort: 'create_time',
  order: 'ASC',
  per_page: 50,
} as const

describe('named views of lists', () => {
  const at = new Operator()
  const tokens: Record<'support' | 'colleague' | 'viewer' | 'agent', string> = {
    support: '',
    colleague: '',
    viewer: '',
    agent: '',
  }
  beforeAll(async () => {
    // A second account of the role "support".
    await at.query(
      `insert into platform.account (partner_id, username, mobile, password_hash, name, avatar, introduction, role, sandbox)
       select partner_id, 'demo_colleague', '15400000099', password_hash, '吴迪', avatar, introduction, role, true
       from platform.account where partner_id = $1 and username = 'demo_support'`,
    )
    for (const who of ['support', 'colleague', 'viewer', 'agent'] as const)
      tokens[who] = await at.running.signIn(`demo_${who}`)
  })
  beforeEach(() => at.running.store.query('delete from platform.view'))

  const save = (body: JsonObject, as?: string): Promise<Answer> =>
    at.post('saveview', { request_id: newRequestId(), ...body }, as)
  const saved = async (body: JsonObject = {}, as?: string) =>
    dataOf<View>(await save({ ...failedToday, ...body }, as))
  const remove = (body: JsonObject, as?: string) => at.post('removeview', body, as)
  const seen = async (as?: string) => (await at.ask<{ items: readonly View[] }>('views', as)).items
  const namesSeen = async (as?: string) => (await seen(as)).map(({ name }) => name)
  const defaults = async (as?: string) =>
    (await at.ask<{ default_views: Record<string, View> }>('info', as)).default_views
  const code = async (answer: Promise<Answer>) => (await answer).code

  it('are kept as they were saved, and the platform says that it keeps them', async () => {
    const view = await saved()
    expect(view).toEqual({
      ...failedToday,
      view_id: expect.any(Number),
      scope: 'mine',
      is_default: false,
      by: '林青',
      editable: true,
      version: 1,
      save_time: at.clock.now,
    })
    expect(await seen()).toEqual([view])
    expect((await at.ask<{ offers: string[] }>('info')).offers).toContain('views')
  })

  it('answer as the API document says', async () => {
    const { declarations, document: info } = collect()
    const document = openApiOf(declarations, info)
    const made = await save({ ...failedToday, scope: 'role' })
    const answers = {
      'POST /user/saveview': made,
      'GET /user/views': await at.get('views'),
      'POST /user/removeview': await remove({ view_id: dataOf<View>(made).view_id }),
    }
    for (const [call, answer] of Object.entries(answers)) {
      expect(answer).toMatchObject({ code: 0 })
      expect(misfits(document, dataSchema(document, call), answer.data)).toEqual([])
    }
  })

  describe('who sees which', () => {
    it('one’s own are nobody else’s, not even the administrator’s', async () => {
      await saved({}, tokens.support)
      expect(await namesSeen(tokens.support)).toEqual(['今日失败'])
      for (const other of [at.token, tokens.colleague, tokens.viewer, tokens.agent])
        expect(await namesSeen(other)).toEqual([])
    })

    it('a role’s are those of its accounts, and of whoever may share', async () => {
      await saved({ scope: 'role', role: 'support' })
      for (const one of [at.token, tokens.support, tokens.colleague])
        expect(await namesSeen(one)).toEqual(['今日失败'])
      for (const other of [tokens.viewer, tokens.agent]) expect(await namesSeen(other)).toEqual([])
    })

    it('everybody’s are those of the same partner', async () => {
      await saved({ scope: 'all' })
      for (const one of [at.token, tokens.support, tokens.viewer])
        expect(await namesSeen(one)).toEqual(['今日失败'])
      expect(await namesSeen(tokens.agent)).toEqual([])
    })

    it('none is seen of an area that the account may not see', async () => {
      await saved({ area: 'fee', scope: 'all' })
      expect(await namesSeen(tokens.support)).toEqual([])
      expect(await code(save({ ...failedToday, area: 'fee' }, tokens.support))).toBe(10003)
    })

    it('nobody sees any without signing in', async () => {
      expect(await code(at.get('views', ''))).toBe(50008)
      expect(await code(save(failedToday, ''))).toBe(50008)
    })
  })

  describe('who changes which', () => {
    const [rename, erase] = [
      (id: number, as?: string) => code(save({ view_id: id, name: '改名' }, as)),
      (id: number, as?: string) => code(remove({ view_id: id }, as)),
    ]

    it('one’s own: nobody else, to whom it does not exist', async () => {
      const { view_id } = await saved({}, tokens.support)
      for (const other of [at.token, tokens.colleague, tokens.viewer, tokens.agent]) {
        expect(await rename(view_id, other)).toBe(10002)
        expect(await erase(view_id, other)).toBe(10002)
      }
      expect(await rename(view_id, tokens.support)).toBe(0)
      expect(await erase(view_id, tokens.support)).toBe(0)
    })

    it.each(['role', 'all'])(
      'a shared one (%s): who may share, and nobody who only sees it',
      async (scope) => {
        const { view_id } = await saved({ scope, ...(scope === 'role' ? { role: 'support' } : {}) })
        for (const [other, refused] of [
          [tokens.support, 10003],
          [tokens.agent, 10002],
        ] as const) {
          expect(await rename(view_id, other)).toBe(refused)
          expect(await erase(view_id, other)).toBe(refused)
        }
        expect((await seen(tokens.support)).map(({ editable }) => editable)).toEqual([false])
        expect(await rename(view_id)).toBe(0)
        expect(await erase(view_id)).toBe(0)
      },
    )

    it('a shared one: its maker, who need no longer be allowed to share', async () => {
      const { view_id } = await saved({ scope: 'all' })
      await at.running.store.query(
        `update platform.view set made_by = (select account_id from platform.account where username = 'demo_support')
         where view_id = $1`,
        [view_id],
      )
      expect(await rename(view_id, tokens.colleague)).toBe(10003)
      expect(await rename(view_id, tokens.support)).toBe(0)
    })

    it.each(['role', 'all'])(
      'without view.share nobody makes one for others (%s), nor turns their own into one',
      async (scope) => {
        expect(await code(save({ ...failedToday, scope }, tokens.support))).toBe(10003)
        const { view_id } = await saved({}, tokens.support)
        expect(await code(save({ view_id, scope }, tokens.support))).toBe(10003)
        expect(await seen(tokens.support)).toMatchObject([{ scope: 'mine', version: 1 }])
      },
    )

    it('nobody makes another’s shared view their own', async () => {
      const { view_id } = await saved({ scope: 'all' })
      await at.running.store.query(
        `update platform.view set made_by = (select account_id from platform.account where username = 'demo_support')
         where view_id = $1`,
        [view_id],
      )
      expect(await code(save({ view_id, scope: 'mine' }))).toBe(10003)
    })
  })

  describe('changing one', () => {
    it('changes what is sent and leaves the rest', async () => {
      const { view_id, version } = await saved()
      const changed = dataOf<View>(await save({ view_id, version, name: '昨日失败' }))
      expect(changed).toMatchObject({ ...failedToday, name: '昨日失败', version: version + 1 })
    })

    it('in a stale version is refused with 10007, and told how the view is now', async () => {
      const { view_id, version } = await saved()
      await save({ view_id, version, name: '先改的' })
      const late = await save({ view_id, version, name: '后改的' })
      expect(late).toMatchObject({ code: 10007, data: { record: { name: '先改的', version: version + 1 } } })
      expect(await code(remove({ view_id, version }))).toBe(10007)
      expect(await namesSeen()).toEqual(['先改的'])
    })

    it('twice at once from one version succeeds once', async () => {
      const { view_id, version } = await saved()
      const codes = await Promise.all(
        ['甲', '乙', '丙'].map((name) => code(save({ view_id, version, name }))),
      )
      expect(codes.toSorted((a, b) => a - b)).toEqual([0, 10007, 10007])
    })

    it('does once what is sent twice under one request id', async () => {
      const request_id = newRequestId()
      const [first, again] = [
        await save({ ...failedToday, request_id }),
        await save({ ...failedToday, request_id }),
      ]
      expect(again).toEqual(first)
      expect(await namesSeen()).toHaveLength(1)
    })
  })

  describe('names', () => {
    it('are unique within area, scope and owner', async () => {
      await saved()
      expect(await save(failedToday)).toMatchObject({ code: 47001, message: '已有同名视图：今日失败' })
      expect(await code(save({ ...failedToday, name: ' 今日失败 ' }))).toBe(47001)
      for (const other of [
        { area: 'refund' },
        { scope: 'role' },
        { scope: 'role', role: 'support' },
        { scope: 'all' },
      ])
        expect(await code(save({ ...failedToday, ...other }))).toBe(0)
      expect(await code(save(failedToday, tokens.support))).toBe(0)
      const { view_id } = await saved({ name: '另一个' })
      expect(await code(save({ view_id, name: '今日失败' }))).toBe(47001)
      expect(await code(save({ view_id, name: '另一个' }))).toBe(0)
    })

    it('given twice at once are taken once', async () => {
      const codes = await Promise.all([1, 2, 3].map(() => code(save(failedToday))))
      expect(codes.toSorted((a, b) => a - b)).toEqual([0, 47001, 47001])
    })
  })

  describe('the default', () => {
    it('is one per area and scope: setting another unsets it', async () => {
      const one = await saved({ is_default: true })
      const other = await saved({ name: '另一个', is_default: true })
      expect((await seen()).filter(({ is_default }) => is_default).map(({ view_id }) => view_id)).toEqual([
        other.view_id,
      ])
      await save({ view_id: one.view_id, is_default: true })
      expect((await defaults()).trade).toMatchObject({ view_id: one.view_id })
    })

    it('set twice at once is still one', async () => {
      const views = [await saved({ name: '甲' }), await saved({ name: '乙' })]
      await Promise.all(views.map(({ view_id }) => save({ view_id, is_default: true })))
      expect((await seen()).filter(({ is_default }) => is_default)).toHaveLength(1)
    })

    it('of one’s own comes before that of the role, and that before everybody’s', async () => {
      const all = await saved({ scope: 'all', is_default: true })
      const role = await saved({ scope: 'role', role: 'support', is_default: true })
      const own = await saved({ is_default: true }, tokens.support)
      const idFor = async (token: string) => (await defaults(token)).trade?.view_id
      expect(await idFor(tokens.support)).toBe(own.view_id)
      expect(await idFor(tokens.colleague)).toBe(role.view_id)
      expect(await idFor(tokens.viewer)).toBe(all.view_id)
      // Seeing a role's view does not make it one's default.
      expect(await idFor(at.token)).toBe(all.view_id)
      expect(await defaults(tokens.agent)).toEqual({})
    })

    it('comes with what a list needs, and no more', async () => {
      const { view_id } = await saved({ is_default: true })
      const { area, ...content } = failedToday
      expect(await defaults()).toEqual({ [area]: { view_id, scope: 'mine', version: 1, ...content } })
    })

    it('of an area that the account may not see is not its default', async () => {
      await saved({ area: 'fee', scope: 'all', is_default: true })
      expect(await defaults(tokens.support)).toEqual({})
    })
  })

  describe('limits', () => {
    it('an account has 100 of its own, however many its colleagues have', async () => {
      for (const [owner, account] of [
        ['demo_support', 'demo_support'],
        ['demo_colleague', 'demo_colleague'],
      ])
        await at.query(
          `insert into platform.view (partner_id, area, scope, owner, name, is_default, content, made_by, save_time)
           select $1, 'trade', 'mine', a.account_id::text, 'v' || n, false, '{"filter":{},"columns":[]}'::jsonb, a.account_id, 0
           from platform.account a, generate_series(1, $3::int) n where a.username = $2`,
          account ?? '',
          owner === 'demo_support' ? 99 : 100,
        )
      expect(await code(save(failedToday, tokens.support))).toBe(0)
      expect(await save({ ...failedToday, area: 'complaint' }, tokens.support)).toMatchObject({
        code: 47002,
        message: '视图最多100个',
      })
      expect(await code(save({ ...failedToday, scope: 'all' }))).toBe(0)
      const [{ view_id } = { view_id: 0 }] = await seen(tokens.support)
      expect(await code(save({ view_id, name: '改名' }, tokens.support))).toBe(0)
    })

    it.each<[field: string, body: JsonObject]>([
      ['area', { area: 'nothing' }],
      ['area', { area: 5 }],
      ['name', { name: '' }],
      ['name', { name: '   ' }],
      ['name', { name: '长'.repeat(31) }],
      ['name', { name: 'a\0b' }],
      ['scope', { scope: 'world' }],
      ['scope', { scope: 'toString' }],
      ['role', { scope: 'role', role: 'boss' }],
      ['is_default', { is_default: 'yes' }],
      ['filter', { filter: [] }],
      ['filter', { filter: { state: { $ne: 1 } } }],
      ['filter', { filter: { state: 'x'.repeat(201) } }],
      ['filter', { filter: { state: 'a\0b' } }],
      ['filter', { filter: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, 1])) }],
      ['columns', { columns: 'total_fee' }],
      ['columns', { columns: ['total_fee', 'total_fee'] }],
      ['columns', { columns: ['<script>'] }],
      ['columns', { columns: Array.from({ length: 101 }, (_, n) => `c${n}`) }],
      ['widths', { widths: { total_fee: -1 } }],
      ['widths', { widths: { total_fee: 1.5 } }],
      ['density', { density: 'huge' }],
      ['sort', { sort: 'a; drop table x' }],
      ['order', { order: 'asc' }],
      ['per_page', { per_page: 0 }],
      ['view_id', { view_id: '5' }],
    ])('a malformed %s is refused (%#)', async (field, body) => {
      expect(await save({ ...failedToday, ...body })).toMatchObject({
        code: 10001,
        message: `参数错误：${field}`,
      })
      expect(await seen()).toEqual([])
    })

    it('one larger than 8 KB is refused', async () => {
      const filter = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`p${n}`, '长'.repeat(100)]))
      expect(await save({ ...failedToday, filter })).toMatchObject({
        code: 47003,
        message: '视图内容不能超过8 KB',
      })
    })

    it('a view that is not there is answered 10002', async () => {
      expect(await code(save({ view_id: 999_999, name: '改名' }))).toBe(10002)
      expect(await code(remove({ view_id: 999_999 }))).toBe(10002)
    })
  })
})
