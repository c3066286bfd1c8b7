import type { JsonObject } from '@mock/platform/contract'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import { describe, expect, it } from 'vitest'
import { secondsPerDay } from '@/declaration'
import { goodbye, mailOf } from './areas/mail'
import { answered, Operator } from './operator'

/** Templates of e-mails and their review (resources/README.md#e-mail). */
describe('a template of e-mails', () => {
  // A Saturday, 12:00 in UTC+8.
  const at = new Operator()
  const { post, pass } = at
  const { save, saved, sending } = mailOf(at)

  it('finds the variables of a template by itself, and refuses what is none', async () => {
    const made = await saved({ variables: ['Stray'] })
    expect(made).toMatchObject({ status: 'APPROVED', variables: ['Name', 'OrderNo'] })
    expect(await save({ subject: '{Order1}' })).toMatchObject({ code: 41012 })
    expect(await save({ subject: `{${'a'.repeat(51)}}` })).toMatchObject({ code: 41012 })
    const styled = await save({ content: '<style>p{color:red}</style><p>{Name}</p>', submit: false })
    expect(styled).toMatchObject({ code: 0, data: { variables: ['Name', 'OrderNo'] } })
  })

  it('knows the variables of what a change leaves as it was', async () => {
    const { template_id, version } = await saved()
    const change = (body: JsonObject) =>
      answered(post('saveemailtemplate', { template_id, submit: true, ...body }))
    const renamed = await change({ template_name: '收据二', version })
    expect(renamed).toMatchObject({ template_name: '收据二', variables: ['Name', 'OrderNo'] })
    const other = await change({ content: '<p>{Amount}</p>', version: version + 1 })
    expect(other.variables).toEqual(['Name', 'OrderNo', 'Amount'])
  })

  it('reviews bulk mail, and turns boasting down with a reason', async () => {
    const bulk = { mail_type: 'BATCH', subject: '夏季上新' }
    for (const hidden of ['<!-- {UnsubscribeUrl} -->', '<style>p::after{content:"{UnsubscribeUrl}"}</style>'])
      expect(await save({ ...bulk, content: hidden })).toMatchObject({ code: 42004 })
    const fair = await saved({ ...bulk, content: `<p>新品</p>${goodbye}` })
    const loud = await saved({ ...bulk, content: `<p>稳赚</p>${goodbye}` })
    const back = await saved({ ...bulk, content: goodbye })
    expect([fair.status, fair.submit_time]).toEqual(['REVIEWING', at.clock.now])
    const { template_id } = fair
    expect(await sending({ template_id, to: ['reader@example.com'] })).toMatchObject({ code: 42002 })
    const canceled = await answered(post('cancelemailtemplate', { ids: [back.template_id] }))
    expect(canceled).toMatchObject({ failed: [] })
    const now = at.clock.now
    const of = async ({ template_id }: { readonly template_id: number }) =>
      (await at.stored(emailTemplate, { template_id }))[0]
    await pass(61)
    expect(await of(fair)).toMatchObject({ status: 'REVIEWING' })
    // Reviewers do a day's work in a second.
    at.running.channels.pace = secondsPerDay
    await pass(61)
    at.running.channels.pace = 1
    expect(await of(fair)).toMatchObject({ status: 'APPROVED', reject_reason: '' })
    expect(await of(loud)).toMatchObject({ status: 'REJECTED', reject_reason: '含有夸大宣传用语' })
    expect(await of(back)).toMatchObject({ status: 'CANCELED' })
    expect(Number((await of(fair))?.audit_time)).toBeGreaterThan(now)
  })
})
