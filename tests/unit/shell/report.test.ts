import { describe, expect, it, vi } from 'vitest'
import { createRandom, type Field, idOf, isRecord, type Json, type WireRecord } from '@/declaration'
import { chosen, nothingLeft } from '@/shell/report/choice'
import { readReport } from '@/shell/report/readReport'
import { bytesIn, largestReport, type Report, reportText, trimmed } from '@/shell/report/report'
import { callsOf, draw, now, ok, reportOf, resources, sent } from './report.fixture'

vi.stubGlobal('location', { origin: 'https://console.example.org' })

const trades = '/api/user/tradelist'
const refused = (code: number, message: string, data: unknown = null) => ({
  text: JSON.stringify({ code, message, data }),
})

/** The rows in the answers to a report's calls. */
const rowsIn = ({ calls = [] }: Report, path: string): readonly WireRecord[] =>
  calls.flatMap(({ path: own, answer }) => {
    const data = own === path && answer && 'data' in answer ? answer.data : undefined
    return isRecord(data) && Array.isArray(data.items) ? data.items : []
  })

const only = (report: Report) => report.calls?.[0]

/** A shop's own data in every form that people write it. */
const createCanaries = () => {
  const random = createRandom('canaries')
  const made: string[] = []
  const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']
  const given = [...'伟芳娜敏静丽强磊军洋勇艳杰涛明超秀霞平刚']
  const forms: readonly (() => string)[] = [
    () => random.pick(surnames) + random.pick(given) + random.pick(given) + random.pick(given),
    () => `13${random.digits(9)}`,
    () => `P2026${random.digits(15)}`,
    () => `${random.pick(['wang', 'li', 'zhang'])}.${random.digits(7)}@taobao-shop.cn`,
    () => `杭州市文一西路${random.digits(6)}号${random.pick(surnames)}${random.pick(given)}收`,
    () => `sk_live_${random.digits(20)}`,
    () => `https://shop${random.digits(8)}.taobao.com/item`,
  ]
  const canary = () => {
    const one = (forms[made.length % forms.length] as () => string)()
    made.push(one)
    return one
  }
  const amount = () => {
    const one = random.int(100_000_000, 999_999_999)
    made.push(String(one))
    return one
  }
  /** Replaces a value with a canary wherever people write freely, and for amounts. */
  const dye = (field: Field, value: Json): Json => {
    if (field.kind === 'integer' || field.kind === 'money' || field.kind === 'percent') return amount()
    if (field.kind === 'choice' || field.kind === 'choices' || field.kind === 'day') return value
    if (field.kind === 'tags') return field.numeric ? [amount()] : [canary()]
    if (field.kind === 'files') return [{ file_id: canary(), name: canary(), url: canary() }]
    return typeof value === 'string' ? canary() : value
  }
  return { made, canary, amount, dye }
}

describe('a report', () => {
  it('holds none of 1,000 values of a shop, wherever they stood', () => {
    const { made, canary, amount, dye } = createCanaries()
    const areas = resources.map((resource) => callsOf(resource, 3, dye))
    const undeclared = {
      [canary()]: canary(),
      note_of_nobody: canary(),
      nested: { deep: [canary(), amount()] },
    }
    const calls = [
      ...areas.flatMap((one) => one.calls),
      // Refusals, in the catalogue's words and in others.
      sent('/api/user/tradelist?page=1', {
        text: JSON.stringify({ code: 10001, message: `订单 ${canary()} 有误`, data: undeclared }),
      }),
      sent('/api/user/tradelist?page=1', {
        text: JSON.stringify({ code: 60999, message: canary(), data: canary() }),
      }),
      // Something that is not an answer of the platform, and data that it declares nowhere.
      sent('/api/user/tradelist?page=1', { status: 502, text: `<h1>${canary()}</h1>` }),
      sent('/api/user/tradelist?page=1', { text: `{"code":0,"data":{"items":[{"payer":"${canary()}"` }),
      sent('/api/user/tradelist?page=1', { text: JSON.stringify({ foo: canary() }) }),
      sent(`/api/user/${canary()}?${canary()}=${canary()}`, ok(canary())),
      sent(
        `/api/user/tradelist?nobody=${canary()}&trade_state=${canary()}`,
        ok({ items: [undeclared, canary(), amount()], total: 3 }),
      ),
      sent('/api/user/tradelist?page=1', ok({ items: undeclared, total: canary(), summary: undeclared })),
      sent('/api/user/tradelist?page=1', ok(canary())),
      // Values of the wrong type, in every field of an area.
      ...resources.map((resource) =>
        sent(
          `/api${resource.list.call.slice(resource.list.call.indexOf(' ') + 1)}?page=1`,
          ok({
            items: [
              Object.fromEntries(Object.keys(resource.fields).map((name) => [name, canary()])),
              Object.fromEntries(Object.keys(resource.fields).map((name) => [name, amount()])),
              Object.fromEntries(Object.keys(resource.fields).map((name) => [name, [canary(), amount()]])),
              Object.fromEntries(
                Object.keys(resource.fields).map((name) => [name, { [canary()]: canary() }]),
              ),
            ],
          }),
        ),
      ),
    ]
    const errors = Array.from({ length: 20 }, (_, index) => ({
      id: index,
      time: now * 1000,
      count: 1,
      source: 'render' as const,
      message: `TypeError: cannot read ${canary()}`,
      stack: `TypeError: cannot read ${canary()}\n    at ${canary()} (https://console.example.org/assets/list-1a2b3c4d.js:1:23)\n    at https://elsewhere.example/${canary()}.js:1:2`,
      info: `at ${canary()}`,
      address: `/pay/tradelist/${canary()}/show`,
    }))
    const addresses = [
      ...areas.flatMap((one) => one.addresses),
      `/nowhere/${canary()}`,
      `/pay/tradelist?view=${canary()}&x=${canary()}`,
    ]
    const report = reportOf({ calls, errors, workspace: { addresses, shown: 0 } })
    const text = `${reportText(report)}\n${decodeURIComponent(JSON.stringify(report.workspace))}`
    expect(made.length).toBeGreaterThan(1000)
    expect(made.filter((one) => text.includes(one))).toEqual([])
    // Make sure there was something to check.
    expect(report.calls?.length).toBeGreaterThan(20)
    expect(report.workspace?.addresses.length).toBeGreaterThan(20)
    expect(report.errors?.[0]).toMatchObject({
      name: 'TypeError',
      page: 'trade',
      frames: ['assets/list-1a2b3c4d.js:1:23'],
    })
  })

  it('joins what belonged together, in every area: rows, records, filters and addresses', () => {
    for (const resource of resources) {
      const { calls, addresses } = callsOf(resource, 2)
      const report = reportOf({ calls, workspace: { addresses, shown: 0 } })
      const [list, ...others] = report.calls ?? []
      const [row] = rowsIn(report, list?.path ?? '')
      expect(row, resource.name).toBeDefined()
      const key = resource.key.map((name) => row?.[name])
      const detail = others.find(({ path }) => resource.detail?.call === `GET ${path}`)
      if (detail) expect(Object.values(detail.query ?? {}), resource.name).toEqual(key.map(String))
      const shown = report.workspace?.addresses.find((address) => address.endsWith('/show'))
      if (shown) expect(shown, resource.name).toContain(encodeURIComponent(idOf(resource.key, row ?? {})))
      // The filter of the address is the one that was asked with.
      const search = new URLSearchParams(report.workspace?.addresses[0]?.split('?')[1])
      const filter: unknown = JSON.parse(search.get('filter') ?? '{}')
      for (const [name, value] of Object.entries(isRecord(filter) ? filter : {}))
        expect(list?.query?.[name] ?? String(value), `${resource.name} ${name}`).toBe(String(value))
    }
  })

  it('keeps the order, the sign and the zero of numbers and times, in every area', () => {
    const sign = (one: number, other: number) => Math.sign(one - other)
    for (const resource of resources) {
      const { calls, items } = callsOf(resource, 12)
      const report = reportOf({ calls })
      const made = rowsIn(report, report.calls?.[0]?.path ?? '')
      for (const [name, { kind }] of Object.entries(resource.fields)) {
        if (!['integer', 'money', 'percent', 'timestamp', 'day'].includes(kind)) continue
        const pairs = items.map((item, at) => [item[name], made[at]?.[name]] as const)
        for (const [real, stand] of pairs) {
          expect(typeof stand, `${resource.name}.${name}`).toBe(typeof real)
          if (typeof real === 'number' && typeof stand === 'number')
            expect(Math.sign(stand)).toBe(Math.sign(real))
        }
        for (const [real, stand] of pairs)
          for (const [otherReal, otherStand] of pairs)
            if (typeof real === 'number' && typeof otherReal === 'number')
              expect(sign(Number(stand), Number(otherStand)), `${resource.name}.${name}`).toBe(
                sign(real, otherReal),
              )
            else expect(String(stand) < String(otherStand)).toBe(String(real) < String(otherReal))
      }
    }
  })

  it('moves all times by the same whole weeks, its own clock too, so that deadlines stay', () => {
    const items = [{ trade_no: 'P1', create_time: now - 90, pay_time: 0 }]
    const report = reportOf({
      calls: [sent(`${trades}?page=1&begin_date=2026-11-20`, ok({ items, total: 1 }))],
    })
    const [row] = rowsIn(report, '/user/tradelist')
    expect(Number(row?.create_time) - report.clock).toBe(-90)
    expect((report.clock - now) % (7 * 86_400)).toBe(0)
    expect(report.clock).toBeGreaterThan(now)
    expect(row?.pay_time).toBe(0)
    const begin = Date.parse(String(only(report)?.query?.begin_date)) / 1000
    expect(begin - Date.parse('2026-11-20') / 1000).toBe(report.clock - now)
  })

  it('keeps what makes a screen fail: nothing, the wrong type, the same key twice, what nobody has declared', () => {
    const items = [
      { trade_no: 'P1', total_fee: '12900', seller_nick: null, trade_state: 'NOT_YET' },
      { trade_no: 'P1', total_fee: [1], seller_nick: 17, trade_state: 'SUCCESS' },
      { trade_no: 'P2', total_fee: { yuan: 1 }, seller_nick: '', trade_state: 3, invented: 'x' },
      'no record',
      null,
    ]
    const [one, two, three, four, five] = rowsIn(
      reportOf({ calls: [sent(`${trades}?page=1`, ok({ items, total: 5 }))] }),
      '/user/tradelist',
    )
    expect(one).toMatchObject({ seller_nick: null, trade_state: 'UNKNOWN_1' })
    expect(typeof one?.total_fee).toBe('string')
    expect(Number(one?.total_fee)).toBeGreaterThan(0)
    expect(two?.trade_no).toBe(one?.trade_no)
    expect(three?.trade_no).not.toBe(one?.trade_no)
    expect(two).toMatchObject({ trade_state: 'SUCCESS' })
    expect([Array.isArray(two?.total_fee), typeof two?.seller_nick]).toEqual([true, 'number'])
    expect(three).toMatchObject({ total_fee: {}, seller_nick: '' })
    expect(three).not.toHaveProperty('invented')
    expect([typeof four, five]).toEqual(['string', null])
  })

  it.each([
    [
      'a refusal in words of the catalogue',
      refused(10500, '系统繁忙，请稍后再试'),
      { code: 10500, message: '系统繁忙，请稍后再试', data: null },
    ],
    ['HTML', { status: 502, text: '<h1>502 Bad Gateway</h1>' }, { is: 'html' }],
    ['half an answer', { text: '{"code":0,"data":{"items":[{' }, { is: 'truncated' }],
    ['an empty answer', { text: '' }, { is: 'empty' }],
    ['JSON without an envelope', { text: '{"ok":true}' }, { is: 'other' }],
    ['words', { text: 'upstream connect error' }, { is: 'text' }],
    ['no answer in time', 'timeout', { is: 'timeout' }],
    ['no connection', 'network', { is: 'network' }],
  ] as const)('tells what an answer was: %s', (_, answer, expected) => {
    const call = only(reportOf({ calls: [sent(`${trades}?page=1`, answer)] }))
    expect(call?.answer).toEqual(expected)
    expect(call?.status).toBe(typeof answer === 'string' ? 0 : 'status' in answer ? answer.status : 200)
  })

  it('tells phone numbers, addresses and links as made up', () => {
    const items = [
      {
        trade_no: 'P20261129',
        seller_nick: '13800138000',
        channel_trade_no: 'wang@shop.cn',
        cid: 'https://shop.cn/a',
      },
    ]
    const fields = Object.keys(resources.find(({ name }) => name === 'trade')?.fields ?? {})
    const [row = {}] = rowsIn(
      reportOf({ calls: [sent(`${trades}?page=1`, ok({ items, total: 1 }))] }),
      '/user/tradelist',
    )
    expect(row.trade_no).toMatch(/^[A-Z]\d{8}$/)
    expect(row.seller_nick).toMatch(/^154\d{8}$/)
    for (const name of ['channel_trade_no', 'cid'])
      if (fields.includes(name)) expect(row[name]).toContain('example.com')
  })

  it('names only what is declared of what an account may do', () => {
    const permissions = [['*', '!trade.refund', '!trade.field.seller_nick', 'secret.of.nobody']]
    const told = reportOf({ permissions }).permissions ?? []
    expect(told).toContain('trade.list')
    expect(told).toContain('!trade.field.seller_nick')
    expect(told.some((key) => key.includes('nobody') || key.includes('*'))).toBe(false)
  })

  it('has at most 200 kB, and drops the oldest calls first', () => {
    const long = '很长的备注'.repeat(400)
    const calls = Array.from({ length: 40 }, (_, index) =>
      sent(
        `${trades}?page=${index + 1}`,
        ok({
          items: Array.from({ length: 100 }, (_, row) => ({ trade_no: `P${row}`, seller_nick: long })),
          total: 100,
        }),
        { at: now + index },
      ),
    )
    const errors = Array.from({ length: 100 }, (_, id) => ({
      ...{ id, time: now * 1000, count: 1, source: 'error' as const, message: 'Error: x', address: '/' },
      stack: Array.from(
        { length: 40 },
        () => 'at f (https://console.example.org/assets/list-1a2b3c4d.js:1:23)',
      ).join('\n'),
    }))
    const whole = reportOf({ calls, errors })
    expect(bytesIn(whole)).toBeGreaterThan(largestReport)
    const small = trimmed(whole)
    expect(bytesIn(small)).toBeLessThanOrEqual(largestReport)
    expect(small.calls?.map(({ query }) => query?.page)).toEqual(['40'])
    expect(rowsIn(small, '/user/tradelist').length).toBeGreaterThan(40)
  })

  it('leaves out what the reporter unticks, and says their words as typed', () => {
    const calls = [
      sent(`${trades}?page=1`, ok({ items: [], total: 0 })),
      sent(`${trades}?page=2`, { text: '' }, { at: now + 5 }),
    ]
    const whole = reportOf({ calls })
    const { events, ...pruned } = chosen(whole, {
      ...nothingLeft,
      left: new Set(['build', 'errors']),
      leftCalls: new Set([1]),
      note: ' 列表打不开 ',
    })
    expect(Object.keys(pruned)).toEqual(['v', 'clock', 'note', 'surroundings', 'permissions', 'calls'])
    expect(pruned.note).toBe('列表打不开')
    expect([pruned.calls?.length, events?.length]).toEqual([1, 1])
  })

  it('makes other stand-ins each time', () => {
    const calls = [
      sent(
        `${trades}?page=1`,
        ok({ items: [{ trade_no: 'P20261129093925300000', total_fee: 129_000_000 }], total: 1 }),
      ),
    ]
    const [one, other] = ['one', 'other'].map((seed) => reportOf({ calls }, createRandom(seed).next))
    expect(one?.calls?.[0]?.answer).not.toEqual(other?.calls?.[0]?.answer)
    expect(reportOf({ calls }, draw())).toEqual(reportOf({ calls }, draw()))
  })
})

describe('reading a report', () => {
  const report = () =>
    reportOf({
      calls: resources.slice(0, 4).flatMap((one) => callsOf(one, 2).calls),
      workspace: { addresses: ['/pay/tradelist'], shown: 0 },
    })

  it('gives what was written', () => {
    const one = report()
    expect(readReport(reportText(one))).toEqual(JSON.parse(reportText(one)))
  })

  it.each([
    ['', 'notJson'],
    ['{"v":1', 'notJson'],
    ['null', 'notReport'],
    ['[]', 'notReport'],
    ['{"v":2,"clock":1}', 'otherVersion'],
    ['{"v":1}', 'notReport'],
    ['{"v":1,"clock":1,"more":1}', 'notReport'],
    ['{"v":1,"clock":1,"workspace":{"addresses":["/pay"],"shown":1}}', 'notReport'],
    ['{"v":1,"clock":1,"workspace":{"addresses":["/open#v1.x"],"shown":0}}', 'notReport'],
    ['{"v":1,"clock":1,"workspace":{"addresses":["//evil.example"],"shown":0}}', 'notReport'],
    ['{"v":1,"clock":1,"workspace":{"addresses":["https://evil.example"],"shown":0}}', 'notReport'],
    [
      '{"v":1,"clock":1,"calls":[{"method":"GET","path":"/../x","page":"","at":1,"status":200}]}',
      'notReport',
    ],
    [
      '{"v":1,"clock":1,"calls":[{"method":"GET","path":"/a","page":"","at":1,"status":200,"answer":{"is":"magic"}}]}',
      'notReport',
    ],
    [`{"v":1,"clock":1,"note":"${'x'.repeat(200_000)}"}`, 'tooLarge'],
  ])('refuses %.60s', (text, why) => {
    expect(readReport(text)).toBe(why)
  })
})
