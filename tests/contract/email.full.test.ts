import type { JsonObject } from '@mock/platform/contract'
import email from '@resources/email/message/email.area'
import { sendersOf } from '@resources/email/message/platform/task'
import fee from '@resources/fee/fee.area'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Condition, dayOf, secondsPerDay } from '@/declaration'
import { goodbye, mailOf } from './areas/mail'
import { newRequestId } from './harness'
import { answered, batchOf, Operator, partnerId } from './operator'

/** E-mail: templates, sending and delivery (resources/README.md#e-mail). */
describe('e-mail', () => {
  // A Saturday, 12:00 in UTC+8.
  const at = new Operator()
  const { post, pass, query } = at

  const { saved, sending } = mailOf(at)
  const mails = (condition: Condition = {}) => at.stored(email, condition)
  /** E-mails that the ledger has charged for on a day; by default today. */
  const charged = async (stat_date = dayOf(at.clock.now)) => {
    const rows = await at.stored(fee, { service: 'EMAIL', fee_type: 'CONSUME', stat_date })
    return rows.reduce((sum, row) => sum + Number(row.quantity), 0)
  }

  const [, news] = sendersOf(partnerId, '')
  let receipt = 0
  beforeAll(async () => {
    receipt = (await saved()).template_id
  })
  /** An approved template of bulk mail. */
  const approvedBulk = async () => {
    const made = await saved({ mail_type: 'BATCH', subject: '夏季上新', content: `<p>新品</p>${goodbye}` })
    // Reviewers do a day's work in a second.
    at.running.channels.pace = secondsPerDay
    await pass(61)
    at.running.channels.pace = 1
    return made.template_id
  }
  const send = (body: JsonObject) => sending({ template_id: receipt, ...body })
  /** Sends something, and returns the task of its e-mails. */
  const sent = async (body: JsonObject) => {
    const { task_id } = await answered(send(body))
    return { task_id: String(task_id) }
  }
  const param = { Name: '林青', OrderNo: '1' }
  const row = (to_address: string) => ({ to_address, param })

  it('starts with as many e-mails as the ledger charged for, of every state', async () => {
    const all = await mails()
    const values = (name: string) => new Set(all.map((one) => String(one[name])))
    expect(values('mail_status')).toEqual(new Set(Object.keys(email.fields.mail_status.of)))
    for (const name of ['err_code', 'source'] as const)
      expect([...values(name), 'GREYLISTED', 'MAILBOX_FULL', 'GAVE_UP']).toEqual(
        expect.arrayContaining(Object.keys(email.fields[name].of)),
      )
    const days = all.flatMap(({ send_time }) => (send_time === null ? [] : [dayOf(Number(send_time))]))
    expect(days.length).toBeGreaterThan(0)
    for (const day of new Set(days))
      expect([day, days.filter((one) => one === day).length]).toEqual([day, await charged(day)])
    for (const one of all) expect(Number(one.create_time)).toBeLessThanOrEqual(at.clock.now)
  })

  it('sends to many, leaves out who cannot be written to, charges the others once', async () => {
    const before = await charged()
    const request_id = newRequestId()
    const names = ['reader1', 'Reader1', 'nobody1', 'spam']
    const body = { rows: names.map((name) => row(`${name}@example.com`)), request_id }
    const first = await answered(send(body))
    expect(first).toMatchObject({
      accepted: 3,
      amount_li: 6,
      rejected: [{ to_address: 'reader1@example.com', code: 42001, reason: 'REPEATED' }],
    })
    expect(await answered(send(body))).toEqual(first)
    expect((await send({ ...body, to: ['reader2@example.com'] })).code).toBe(10005)
    expect(await charged()).toBe(before + 3)
    const task = { task_id: String(first.task_id) }
    expect(await mails({ ...task, mail_status: 'QUEUED', subject: '林青，收据 1' })).toHaveLength(3)
    await pass(12, 3)
    const states = Object.fromEntries(
      (await mails(task)).map((one) => [one.to_address, [one.mail_status, one.err_code]]),
    )
    expect(states).toEqual({
      'reader1@example.com': ['DELIVERED', null],
      'nobody1@example.com': ['FAILED', 'NO_SUCH_ADDRESS'],
      'spam@example.com': ['REJECTED', 'SPAM'],
    })
    // Nothing is sent to a non-existent address again.
    const again = await answered(send({ rows: [row('nobody1@example.com'), row('reader1@example.com')] }))
    expect(again).toMatchObject({
      accepted: 1,
      rejected: [{ to_address: 'nobody1@example.com', reason: 'INVALID_ADDRESS' }],
    })
    expect(await send({ rows: [row('nobody1@example.com')] })).toMatchObject({ code: 42001 })
    const [failed] = await mails({ ...task, mail_status: 'FAILED' })
    const resent = await post('resendemail', { ids: [String(failed?.mail_id)] })
    expect(resent.data).toMatchObject({ failed: [{ code: 10006 }] })
  })

  const to = (...addresses: string[]) => ({ rows: addresses.map(row) })
  it.each<[what: string, body: () => JsonObject, code: number]>([
    ['without an id', () => ({ ...to('a@example.com'), request_id: '' }), 10001],
    ['to nobody', () => ({}), 10001],
    ['to blanks', () => ({ to: [' '], param }), 42001],
    ['to no address in a row', () => to(''), 42001],
    ['to an address of 101 characters', () => to(`${'a'.repeat(89)}@example.com`), 42001],
    ['to what is no address', () => to('a@example.com', 'nonsense'), 42001],
    ['from a strange address', () => ({ ...to('a@example.com'), sender_address: 'me@example.com' }), 10001],
    ['with answers to nonsense', () => ({ ...to('a@example.com'), reply_to: 'nonsense' }), 42001],
    ['without a value', () => ({ to: ['a@example.com'], param: { Name: '林青' } }), 41023],
    [
      'with a long value',
      () => ({ to: ['a@example.com'], param: { ...param, Name: '长'.repeat(201) } }),
      10001,
    ],
    ['of a template that is not there', () => ({ template_id: 999_999, ...to('a@example.com') }), 10002],
    ['too soon', () => ({ ...to('a@example.com'), plan_time: at.clock.now + 599 }), 41028],
    ['too late', () => ({ ...to('a@example.com'), plan_time: at.clock.now + 31 * secondsPerDay }), 41028],
    [
      'to more than 500 typed',
      () => ({ to: Array.from({ length: 501 }, (_, n) => `a${n}@example.com`), param }),
      10008,
    ],
  ])('refuses to send %s', async (_, body, code) => {
    const before = await mails()
    expect(await send(body())).toMatchObject({ code })
    expect(await mails()).toHaveLength(before.length)
  })

  it('tries again what bounced softly, three times within a day, then gives up; a failed one can be sent again', async () => {
    const task = await sent(to('full@example.com'))
    await pass(9, 3)
    expect(await mails(task)).toMatchObject([{ mail_status: 'SOFT_BOUNCE', attempts: 1 }])
    const [bounced] = await mails(task)
    const before = await charged()
    expect(await post('resendemail', { ids: [String(bounced?.mail_id)] })).toMatchObject({
      code: 0,
      data: { failed: [] },
    })
    await pass(6, 3)
    expect(await mails(task)).toMatchObject([{ attempts: 2, mail_status: 'SOFT_BOUNCE' }])
    expect(await charged()).toBe(before)
    await pass(4 * 3600 + 1)
    await pass(16 * 3600 + 1)
    const [given] = await mails(task)
    expect(given).toMatchObject({ mail_status: 'FAILED', err_code: 'GAVE_UP', attempts: 4 })
    const ids = [String(given?.mail_id)]
    for (const round of [1, 2]) {
      expect([round, await post('resendemail', { ids, request_id: newRequestId() })]).toMatchObject([
        round,
        { data: { success: ids } },
      ])
      expect(await mails({ to_address: 'full@example.com' })).toHaveLength(2)
    }
    expect((await mails(task))[0]?.resent_as).not.toBe('')
  })

  it('sends none again whose template is gone (42002) or asks for more (41023), or whose reader has ended bulk mail since (42001)', async () => {
    const failed = async (template_id: number, address: string, mail_status: string, err_code: string) => {
      const task = await sent({ template_id, ...to(address) })
      await query(
        `update area.email set mail_status = $3, err_code = $4, next_time = null
         where partner_id = $1 and task_id = $2`,
        task.task_id,
        mail_status,
        err_code,
      )
      return String((await mails(task))[0]?.mail_id)
    }
    const resend = (id: string) => answered(post('resendemail', { ids: [id] }))
    const { template_id: gone } = await saved()
    const ofGone = await failed(gone, 'reader6@example.com', 'FAILED', 'GAVE_UP')
    await answered(post('removeemailtemplate', { ids: [gone] }))
    const { template_id, version } = await saved()
    const ofOld = await failed(template_id, 'reader6@example.com', 'FAILED', 'GAVE_UP')
    await answered(post('saveemailtemplate', { template_id, version, subject: '{Amount}', submit: true }))
    const bulk = await approvedBulk()
    const again = await failed(bulk, 'ended@example.com', 'FAILED', 'GAVE_UP')
    await failed(bulk, 'ended@example.com', 'UNSUBSCRIBED', 'UNSUBSCRIBED')
    const before = await charged()
    expect(await resend(ofGone)).toMatchObject({ failed: [{ code: 42002 }] })
    expect(await resend(ofOld)).toMatchObject({ failed: [{ code: 41023 }] })
    expect(await resend(again)).toMatchObject({ failed: [{ code: 42001 }] })
    expect(await charged()).toBe(before)
  })

  it('keeps what is planned until its time, charges it then, and takes it back until five minutes before', async () => {
    const day = dayOf(at.clock.now + 1200)
    const before = await charged(day)
    const plan = () => sent({ ...to('reader5@example.com'), plan_time: at.clock.now + 1200 })
    const [kept, dropped] = [await plan(), await plan()]
    expect(await mails(kept)).toMatchObject([{ mail_status: 'SCHEDULED', send_time: null }])
    expect(await charged(day)).toBe(before)
    const cancel = (task: JsonObject) => post('cancelemail', task)
    for (const _ of ['once', 'again'])
      expect(await cancel(dropped)).toMatchObject({ code: 0, data: { canceled: 1 } })
    expect(await cancel({ task_id: 'E1' })).toMatchObject({ code: 10002 })
    await pass(901)
    expect(await cancel(kept)).toMatchObject({ code: 41029 })
    await pass(303, 101)
    await pass(9, 3)
    expect(await mails(kept)).toMatchObject([{ mail_status: 'DELIVERED' }])
    expect(await mails(dropped)).toMatchObject([{ mail_status: 'CANCELED', amount_li: 0 }])
    expect(await charged(day)).toBe(before + 1)
    expect(await cancel(kept)).toMatchObject({ code: 10006 })
  })

  it('lets readers end bulk mail, and writes them no more of it', async () => {
    const template_id = await approvedBulk()
    const toBoth = () =>
      answered(
        send({
          template_id,
          sender_address: news?.sender_address ?? '',
          to: ['unsubscribe@example.com', 'reader@example.com'],
        }),
      )
    await toBoth()
    await pass(9, 3)
    expect(await mails({ to_address: 'unsubscribe@example.com' })).toMatchObject([
      { mail_status: 'UNSUBSCRIBED' },
    ])
    expect(await toBoth()).toMatchObject({
      accepted: 1,
      rejected: [{ to_address: 'unsubscribe@example.com', reason: 'UNSUBSCRIBED' }],
    })
    // They still get messages about their own order.
    expect(await answered(send({ rows: [row('unsubscribe@example.com')] }))).toMatchObject({ accepted: 1 })
  })

  it('sends five tests an hour, to an address alone', async () => {
    await pass(3601)
    const test = (body: JsonObject = {}) =>
      post('testemail', { template_id: receipt, to_address: 'reader9@example.com', param, ...body })
    expect(await test({ to_address: 'nonsense' })).toMatchObject({ code: 42001 })
    expect(await test({ param: {} })).toMatchObject({ code: 41023 })
    expect(await test({ template_id: 999_999 })).toMatchObject({ code: 10002 })
    expect(await test({ to_address: 'Nobody1@example.com' })).toMatchObject({ code: 42001 })
    for (let round = 0; round < 5; round++) expect((await test()).code).toBe(0)
    expect(await test()).toMatchObject({ code: 10004 })
    await pass(3601)
    expect((await test()).code).toBe(0)
    expect(await mails({ source: 'TEST', to_address: 'reader9@example.com' })).toHaveLength(6)
  })

  it('tells the addresses that failed, whole, to whom asks, and the list tells them masked', async () => {
    const ids = (await mails()).map((one) => String(one.mail_id))
    const ask = (some: readonly string[]) => post('emailaddresses', { ids: [...some] })
    const { addresses } = await answered<{ addresses: string[] }>(ask(ids))
    expect(addresses).toEqual(expect.arrayContaining(['full@example.com', 'nobody1@example.com']))
    expect(addresses).not.toContain('reader1@example.com')
    expect(new Set(addresses).size).toBe(addresses.length)
    expect((await ask(Array.from({ length: 5001 }, (_, at) => `M${at}`))).code).toBe(10008)
    const shown = await query('select 1 from email_address_show where partner_id = $1')
    expect(shown).toHaveLength(1)
    const [begin, end] = [dayOf(at.clock.now - 2 * secondsPerDay), dayOf(at.clock.now)]
    const exact = await at.list<{ to_address: string }>(
      `emaillist?to_address=full@example.com&begin_date=${begin}&end_date=${end}`,
    )
    expect(new Set(exact.items.map(({ to_address }) => to_address))).toEqual(new Set(['fu***@example.com']))
    expect(exact.summary).toMatchObject({ sent: exact.items.length })
  })

  it('removes a template unless e-mails of it are under way', async () => {
    const task = await sent({ ...to('reader7@example.com'), plan_time: at.clock.now + 3600 })
    const remove = async () => batchOf(await post('removeemailtemplate', { ids: [receipt] }))
    expect((await remove()).failed).toMatchObject([{ code: 41005 }])
    await answered(post('cancelemail', task))
    // Retries to a full mailbox run out.
    for (const seconds of [1801, 4 * 3600 + 1, 16 * 3600 + 1]) await pass(seconds)
    expect((await remove()).success).toEqual([String(receipt)])
  })

  it('keeps e-mails for 90 days, and longer whom nothing may be sent to', async () => {
    const old = await mails({ mail_status: { in: ['DELIVERED', 'FAILED', 'UNSUBSCRIBED'] } })
    await query(
      `update area.email set create_time = create_time - 91 * 86400
       where partner_id = $1 and mail_id in (select jsonb_array_elements_text($2::jsonb))`,
      JSON.stringify(old.map(({ mail_id }) => mail_id)),
    )
    await pass(3601)
    const left = (await mails({ create_time: { beforeDays: 90 } })).map(({ err_code }) => err_code)
    expect(new Set(left)).toEqual(new Set(['NO_SUCH_ADDRESS', 'UNSUBSCRIBED']))
  })

  it('sends nothing beyond the day’s quota or the balance, in arrears, or while the profile is reviewed', async () => {
    receipt = (await saved()).template_id
    const rows = (count: number, at: number) =>
      Array.from({ length: count }, (_, no) => row(`reader${at}x${no}@example.com`))
    for (const at of [1, 2])
      expect(await answered(send({ rows: rows(4_990, at) }))).toMatchObject({ accepted: 4_990 })
    expect(await send({ rows: rows(100, 3) })).toMatchObject({ code: 42005 })
    const senders = await at.list('emailsenderlist')
    expect(senders).toMatchObject({ price_li: 2, quota: 10_000 })
    expect(senders.items).toHaveLength(2)
    const have = (li: number) =>
      query(
        'update partner_wallet set balance_li = -credit_li + estimated_li + $2::bigint where partner_id = $1',
        li,
      )
    await have(1)
    expect(await send({ rows: rows(1, 4) })).toMatchObject({ code: 30001 })
    expect(await send({ rows: rows(1, 4), plan_time: at.clock.now + 3600 })).toMatchObject({
      code: 30001,
    })
    await have(-1)
    expect(await send({ rows: rows(1, 4) })).toMatchObject({ code: 30002 })
    await query(`update platform.partner set status = 'REVIEWING' where partner_id = $1`)
    expect(await send({ rows: rows(1, 4) })).toMatchObject({ code: 30003 })
  })
})
