import type { JsonObject } from '@mock/platform/contract'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import emailTemplateSeed from '@resources/email/template/platform/seed'
import { describe, expect, it } from 'vitest'
import { dataOf, startedOnce } from '../platform-areas/started'

/** By itself: what takes other areas as well is looked at in contract/email. */
const { endpoints, panels, ...alone } = emailTemplate

const running = await startedOnce({ declarations: [alone] })

const goodbye = '<p><a href="{UnsubscribeUrl}">退订</a></p>'
const batch = { template_name: '三月促销', mail_type: 'BATCH', subject: '{Name}，三月促销', content: goodbye }
const save = (body: JsonObject) =>
  running.post('/user/saveemailtemplate', { ...batch, submit: true, ...body })

describe('an e-mail template', () => {
  it('for bulk mail goes to review when it is submitted, and is locked there', async () => {
    const { template_id, status, version } = dataOf(await save({}))
    expect(status).toBe('REVIEWING')
    expect(await save({ template_id, version })).toMatchObject({ code: 41004 })
    const removed = await running.post('/user/removeemailtemplate', { ids: [template_id ?? null] })
    expect(dataOf(removed)).toMatchObject({ success: [], failed: [{ id: `${template_id}`, code: 41004 }] })
  })

  it('for triggered mail needs no review', async () => {
    const saved = dataOf(await save({ mail_type: 'TRIGGER', content: '<p>您好</p>' }))
    expect(saved).toMatchObject({ status: 'APPROVED', audit_time: null })
  })

  it('stays a draft until it is submitted', async () => {
    const { template_id, status, version } = dataOf(await save({ submit: false }))
    expect(status).toBe('DRAFT')
    expect(dataOf(await save({ template_id, version }))).toMatchObject({ status: 'REVIEWING', version: 2 })
  })

  it.each<[string, JsonObject, number]>([
    ['bulk mail that nobody can unsubscribe from', { content: '<p>您好</p>' }, 42004],
    ['bulk mail whose link is gone, even as a draft', { content: '<p>您好</p>', submit: false }, 42004],
    ['a script', { content: `${goodbye}<script>1</script>` }, 42003],
    ['a picture by http', { content: `${goodbye}<img src="http://a.example.com/1">` }, 42003],
    ['more than 80 KB', { content: goodbye.padEnd(81_921, '.') }, 42003],
    ['no name', { template_name: '' }, 10001],
    ['a name of 31 characters', { template_name: '一'.repeat(31) }, 10001],
    ['a subject of 101 characters', { subject: '一'.repeat(101) }, 10001],
    ['a variable that is no word of letters', { variables: ['Name', 'A1'] }, 10001],
  ])('is refused with %s', async (_, body, code) => {
    expect(await save(body)).toMatchObject({ code, data: null })
  })
})

it('the sample templates keep the rules of the area, each under a name of its own', async () => {
  const { records = [] } = emailTemplateSeed.sample
  for (const record of records) {
    const { code } = await save({ ...record, submit: false })
    expect({ name: record.template_name, code }).toEqual({ name: record.template_name, code: 0 })
  }
  expect(new Set(records.map(({ template_name }) => template_name)).size).toBe(34)
})
