import { sandboxPartners } from '@mock/platform'
import type { JsonObject } from '@mock/platform/contract'
import email from '@resources/email/message/email.area'
import { sendersOf } from '@resources/email/message/platform/task'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Condition, dayOf, secondsPerDay, type WireRecord } from '@/declaration'
import { dataOf, Mailbox } from './areas/mailbox'
import { keptFor90Days, neverSentAgain, refusedCalls } from './areas/mailPromises'
import { recordsIn } from './areas/oracle'
import { oneWay, type Running } from './harness'

const [{ partnerId }] = sandboxPartners

/** E-mail: templates, sending and delivery (resources/README.md#e-mail). It does not depend on how the platform runs. */
describe(`e-mail: ${oneWay.name}`, () => {
  let running: Running
  let box: Mailbox
  beforeAll(async () => {
    // A Saturday, 12:00 in UTC+8.
    running = await oneWay.start({ now: 1_717_214_400 })
    box = await Mailbox.of(running)
  })
  afterAll(() => running.stop())

  const [notice, news] = sendersOf(partnerId, '')
  const mails = (condition: Condition = {}) => box.mails(condition)
  const charged = (day: string) => box.charged(day)
  const pass = (seconds: number, step?: number) => box.pass(seconds, step)
  const post = (path: string, body: JsonObject) => box.post(path, body)
  const save = (body: JsonObject) => box.save(body)
  const goodbye = '<p><a href="{UnsubscribeUrl}">退订</a></p>'
  let receipt = 0
  const send = (body: JsonObject) =>
    post('sendemail', {
      template_id: receipt,
      sender_address: notice?.sender_address ?? '',
      request_id: crypto.randomUUID(),
      ...body,
    })
  /** A template of bulk mail that was reviewed. */
  const approvedBulk = async () => {
    const [bulk] = (await recordsIn(running.store, emailTemplate, partnerId)).filter(
      (one) => one.mail_type === 'BATCH' && one.status === 'APPROVED' && one.subject === '夏季上新',
    )
    return Number(bulk?.template_id)
  }
  const param = { Name: '林青', OrderNo: '1' }
  const row = (to_address: string) => ({ to_address, param })

  it('starts with as many e-mails as the ledger charged for, of every state', async () => {
    const all = await mails()
    const values = (name: string) => new Set(all.map((one) => String(one[name])))
    expect(values('mail_status')).toEqual(new Set(Object.keys(email.fields.mail_status.of)))
    for (const name of ['err_code', 'source'] as const)
      expect(
        Object.keys(email.fields[name].of).filter(
          (value) =>
            !values(name).has(value) &&
            value !== 'GREYLISTED' &&
            value !== 'MAILBOX_FULL' &&
            value !== 'GAVE_UP',
        ),
      ).toEqual([])
    const days = [
      ...new Set(all.flatMap((one) => (one.send_time === null ? [] : [dayOf(Number(one.send_time))]))),
    ]
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) {
      const own = all.filter((one) => one.send_time !== null && dayOf(Number(one.send_time)) === day)
      expect([day, own.length]).toEqual([day, await charged(day)])
    }
    for (const one of all) expect(Number(one.create_time)).toBeLessThanOrEqual(running.clock.now)
  })

  it('finds the variables of a template by itself, and refuses what is none', async () => {
    const saved = await dataOf<WireRecord>(save({ variables: ['Stray'] }))
    expect(saved).toMatchObject({ status: 'APPROVED', variables: ['Name', 'OrderNo'] })
    receipt = Number(saved.template_id)
    expect(await save({ subject: '{Order1}' })).toMatchObject({ code: 41012 })
    expect(await save({ subject: `{${'a'.repeat(51)}}` })).toMatchObject({ code: 41012 })
    const styled = await save({ content: '<style>p{color:red}</style><p>{Name}</p>', submit: false })
    expect(styled).toMatchObject({ code: 0, data: { variables: ['Name', 'OrderNo'] } })
  })

  it('knows the variables of what a change leaves as it was', async () => {
    const saved = await dataOf<WireRecord>(save({}))
    const change = (body: JsonObject, version: unknown) =>
      dataOf<WireRecord>(
        post('saveemailtemplate', {
          ...{ template_id: Number(saved.template_id), version: Number(version), submit: true },
          ...body,
        }),
      )
    const renamed = await change({ template_name: '收据二' }, saved.version)
    expect(renamed).toMatchObject({ template_name: '收据二', variables: ['Name', 'OrderNo'] })
    const other = await change({ content: '<p>{Amount}</p>' }, renamed.version)
    expect(other.variables).toEqual(['Name', 'OrderNo', 'Amount'])
  })

  it('reviews bulk mail, and turns boasting down with a reason', async () => {
    const bulk = { mail_type: 'BATCH', subject: '夏季上新' }
    for (const hidden of ['<!-- {UnsubscribeUrl} -->', '<style>p::after{content:"{UnsubscribeUrl}"}</style>'])
      expect(await save({ ...bulk, content: hidden })).toMatchObject({ code: 42004 })
    const fair = await dataOf<WireRecord>(save({ ...bulk, content: `<p>新品</p>${goodbye}` }))
    const loud = await dataOf<WireRecord>(save({ ...bulk, content: `<p>稳赚</p>${goodbye}` }))
    const back = await dataOf<WireRecord>(save({ ...bulk, content: goodbye }))
    expect([fair.status, fair.submit_time]).toEqual(['REVIEWING', running.clock.now])
    expect(await send({ template_id: fair.template_id ?? 0, to: ['reader@example.com'] })).toMatchObject({
      code: 42002,
    })
    expect(await post('cancelemailtemplate', { ids: [back.template_id ?? 0] })).toMatchObject({
      code: 0,
      data: { failed: [] },
    })
    const now = running.clock.now
    const of = async ({ template_id }: WireRecord) =>
      (await recordsIn(running.store, emailTemplate, partnerId)).find(
        (one) => one.template_id === template_id,
      )
    await pass(61)
    expect(await of(fair)).toMatchObject({ status: 'REVIEWING' })
    // A day of the reviewers passes in a second.
    running.channels.pace = secondsPerDay
    await pass(61)
    running.channels.pace = 1
    expect(await of(fair)).toMatchObject({ status: 'APPROVED', reject_reason: '' })
    expect(await of(loud)).toMatchObject({ status: 'REJECTED', reject_reason: '含有夸大宣传用语' })
    expect(await of(back)).toMatchObject({ status: 'CANCELED' })
    expect(Number((await of(fair))?.audit_time)).toBeGreaterThan(now)
  })

  it('sends to many, leaves out who cannot be written to, charges the others once', async () => {
    const before = await charged(dayOf(running.clock.now))
    const request_id = crypto.randomUUID()
    const body = {
      rows: [
        row('reader1@example.com'),
        row('Reader1@example.com'),
        row('nobody1@example.com'),
        row('spam@example.com'),
      ],
      request_id,
    }
    const first = await dataOf<JsonObject>(send(body))
    expect(first).toMatchObject({
      accepted: 3,
      amount_li: 6,
      rejected: [{ to_address: 'reader1@example.com', code: 42001, reason: 'REPEATED' }],
    })
    expect(await dataOf(send(body))).toEqual(first)
    expect((await send({ ...body, to: ['reader2@example.com'] })).code).toBe(10005)
    expect(await charged(dayOf(running.clock.now))).toBe(before + 3)
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
    // What does not exist is not written to again.
    const again = await dataOf<JsonObject>(
      send({ rows: [row('nobody1@example.com'), row('reader1@example.com')] }),
    )
    expect(again).toMatchObject({
      accepted: 1,
      rejected: [{ to_address: 'nobody1@example.com', reason: 'INVALID_ADDRESS' }],
    })
    expect(await send({ rows: [row('nobody1@example.com')] })).toMatchObject({ code: 42001 })
    const [failed] = await mails({ ...task, mail_status: 'FAILED' })
    const resent = await dataOf<{ failed: { code: number }[] }>(
      post('resendemail', { ids: [String(failed?.mail_id)] }),
    )
    expect(resent.failed.map(({ code }) => code)).toEqual([10006])
  })

  it.each(
    refusedCalls(
      (to_address) => row(to_address),
      param,
      () => running.clock.now,
    ),
  )('refuses to send %s', async (_, body, code) => {
    const before = await mails()
    expect(await send(body())).toMatchObject({ code })
    expect(await mails()).toHaveLength(before.length)
  })

  it('tries again what bounced softly, three times within a day, then gives up; a failed one can be sent again', async () => {
    const { task_id } = await dataOf<JsonObject>(send({ rows: [row('full@example.com')] }))
    const task = { task_id: String(task_id) }
    await pass(9, 3)
    expect(await mails(task)).toMatchObject([{ mail_status: 'SOFT_BOUNCE', attempts: 1 }])
    const [bounced] = await mails(task)
    const before = await charged(dayOf(running.clock.now))
    expect(await post('resendemail', { ids: [String(bounced?.mail_id)] })).toMatchObject({
      code: 0,
      data: { failed: [] },
    })
    await pass(6, 3)
    expect(await mails(task)).toMatchObject([{ attempts: 2, mail_status: 'SOFT_BOUNCE' }])
    expect(await charged(dayOf(running.clock.now))).toBe(before)
    await pass(4 * 3600 + 1)
    await pass(16 * 3600 + 1)
    const [given] = await mails(task)
    expect(given).toMatchObject({ mail_status: 'FAILED', err_code: 'GAVE_UP', attempts: 4 })
    const ids = [String(given?.mail_id)]
    for (const round of [1, 2]) {
      expect([round, await post('resendemail', { ids, request_id: crypto.randomUUID() })]).toMatchObject([
        round,
        { data: { success: ids } },
      ])
      expect(await mails({ to_address: 'full@example.com' })).toHaveLength(2)
    }
    expect((await mails(task))[0]?.resent_as).not.toBe('')
  })

  it('sends none again whose template is gone (42002) or asks for more (41023), or whose reader has ended bulk mail since (42001)', async () => {
    await neverSentAgain({ running, box, send, row, approvedBulk })
  })

  it('keeps what is planned until its time, charges it then, and takes it back until five minutes before', async () => {
    const day = dayOf(running.clock.now + 1200)
    const before = await charged(day)
    const plan = () => send({ rows: [row('reader5@example.com')], plan_time: running.clock.now + 1200 })
    const [kept, dropped] = [await dataOf<JsonObject>(plan()), await dataOf<JsonObject>(plan())]
    expect(await mails({ task_id: String(kept.task_id) })).toMatchObject([
      { mail_status: 'SCHEDULED', send_time: null },
    ])
    expect(await charged(day)).toBe(before)
    const cancel = (task_id: unknown) => post('cancelemail', { task_id: String(task_id) })
    expect(await cancel(dropped.task_id)).toMatchObject({ code: 0, data: { canceled: 1 } })
    expect(await cancel(dropped.task_id)).toMatchObject({ code: 0, data: { canceled: 1 } })
    expect(await cancel('E1')).toMatchObject({ code: 10002 })
    await pass(901)
    expect(await cancel(kept.task_id)).toMatchObject({ code: 41029 })
    await pass(303, 101)
    await pass(9, 3)
    expect(await mails({ task_id: String(kept.task_id) })).toMatchObject([{ mail_status: 'DELIVERED' }])
    expect(await mails({ task_id: String(dropped.task_id) })).toMatchObject([
      { mail_status: 'CANCELED', amount_li: 0 },
    ])
    expect(await charged(day)).toBe(before + 1)
    expect(await cancel(kept.task_id)).toMatchObject({ code: 10006 })
  })

  it('lets readers end bulk mail, and writes them no more of it', async () => {
    const template_id = await approvedBulk()
    const toAll = (...to: string[]) => send({ template_id, sender_address: news?.sender_address ?? '', to })
    await dataOf(toAll('unsubscribe@example.com', 'reader@example.com'))
    await pass(9, 3)
    expect(await mails({ to_address: 'unsubscribe@example.com' })).toMatchObject([
      { mail_status: 'UNSUBSCRIBED' },
    ])
    expect(await dataOf(toAll('unsubscribe@example.com', 'reader@example.com'))).toMatchObject({
      accepted: 1,
      rejected: [{ to_address: 'unsubscribe@example.com', reason: 'UNSUBSCRIBED' }],
    })
    // What happened to their own order they are still told.
    expect(await dataOf(send({ rows: [row('unsubscribe@example.com')] }))).toMatchObject({ accepted: 1 })
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
    const { addresses } = await dataOf<{ addresses: string[] }>(ask(ids))
    expect(addresses).toEqual(expect.arrayContaining(['full@example.com', 'nobody1@example.com']))
    expect(addresses).not.toContain('reader1@example.com')
    expect(new Set(addresses).size).toBe(addresses.length)
    expect((await ask(Array.from({ length: 5001 }, (_, at) => `M${at}`))).code).toBe(10008)
    const shown = await running.store.query('select 1 from email_address_show where partner_id = $1', [
      partnerId,
    ])
    expect(shown).toHaveLength(1)
    const [begin, end] = [dayOf(running.clock.now - 2 * secondsPerDay), dayOf(running.clock.now)]
    const exact = await dataOf<{ items: { to_address: string }[]; summary: JsonObject }>(
      box.get(`emaillist?to_address=full@example.com&begin_date=${begin}&end_date=${end}`),
    )
    expect(new Set(exact.items.map(({ to_address }) => to_address))).toEqual(new Set(['fu***@example.com']))
    expect(exact.summary).toMatchObject({ sent: exact.items.length })
    expect((await box.get(`emaillist?begin_date=2024-05-01&end_date=${end}`)).code).toBe(10009)
  })

  it('removes a template unless e-mails of it are under way', async () => {
    const { task_id } = await dataOf<JsonObject>(
      send({ rows: [row('reader7@example.com')], plan_time: running.clock.now + 3600 }),
    )
    const remove = () =>
      dataOf<{ success: string[]; failed: { code: number; message: string }[] }>(
        post('removeemailtemplate', { ids: [receipt] }),
      )
    expect((await remove()).failed).toMatchObject([{ code: 41005 }])
    await dataOf(post('cancelemail', { task_id: String(task_id) }))
    // What was sent again to a full mailbox is tried to the end.
    for (const seconds of [1801, 4 * 3600 + 1, 16 * 3600 + 1]) await pass(seconds)
    expect((await remove()).success).toEqual([String(receipt)])
  })

  it('keeps e-mails for 90 days, and longer whom nothing may be sent to', async () => {
    await keptFor90Days({ running, box })
  })

  it('sends nothing beyond the day’s quota or the balance, in arrears, or while the profile is reviewed', async () => {
    receipt = Number((await dataOf<WireRecord>(save({}))).template_id)
    const rows = (count: number, at: number) =>
      Array.from({ length: count }, (_, no) => row(`reader${at}x${no}@example.com`))
    for (const at of [1, 2])
      expect(await dataOf(send({ rows: rows(4_990, at) }))).toMatchObject({ accepted: 4_990 })
    expect(await send({ rows: rows(100, 3) })).toMatchObject({ code: 42005 })
    const senders = await dataOf<JsonObject>(box.get('emailsenderlist'))
    expect(senders).toMatchObject({ price_li: 2, quota: 10_000 })
    expect(senders.items).toHaveLength(2)
    await running.store.query(
      'update partner_wallet set balance_li = -credit_li + estimated_li + 1 where partner_id = $1',
      [partnerId],
    )
    expect(await send({ rows: rows(1, 4) })).toMatchObject({ code: 30001 })
    expect(await send({ rows: rows(1, 4), plan_time: running.clock.now + 3600 })).toMatchObject({
      code: 30001,
    })
    await running.store.query(
      'update partner_wallet set balance_li = -credit_li + estimated_li - 1 where partner_id = $1',
      [partnerId],
    )
    expect(await send({ rows: rows(1, 4) })).toMatchObject({ code: 30002 })
    await running.store.query(`update platform.partner set status = 'REVIEWING' where partner_id = $1`, [
      partnerId,
    ])
    expect(await send({ rows: rows(1, 4) })).toMatchObject({ code: 30003 })
  })
})
