import type { JsonObject } from '@mock/platform/contract'
import email from '@resources/email/message/email.area'
import { checkAddress } from '@resources/email/send/ui/address'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import {
  askedVariables,
  fillMail,
  fillMailBody,
  fillSubject,
  longestMailValue,
  mailVariables,
  oddVariable,
  sampleValue,
} from '@resources/email/template/mailText'
import { mailReviewEnds } from '@resources/email/template/platform/rules'
import emailTemplateSeed from '@resources/email/template/platform/seed'
import { wrongIn } from '@resources/email/template/platform/values'
import sms from '@resources/sms/message/sms.area'
import { mailTemplates } from '@resources/terms/samples'
import { describe, expect, it } from 'vitest'
import { formatTimestamp } from '@/declaration'
import { dataOf, startedOnce } from '../platform-areas/started'

describe('the text of a mail', () => {
  it.each<[string, string[]]>([
    ['{Name}，{Month} 对账单', ['Name', 'Month']],
    ['{Name} {Name}', ['Name']],
    ['{Name', []],
    ['{}', []],
    ['{Order1}', []],
    ['{{Name}}', ['Name']],
    [`{${'a'.repeat(50)}}`, ['a'.repeat(50)]],
    [`{${'a'.repeat(51)}}`, []],
    ['<a href="{UnsubscribeUrl}">x</a>', ['UnsubscribeUrl']],
    ['<style>p{color:red}</style>', []],
  ])('has its variables: %s', (text, names) => {
    expect(mailVariables(text)).toEqual(names)
  })

  it.each<[string, string | undefined]>([
    ['{Name}', undefined],
    ['{Order1}', '{Order1}'],
    ['{姓名}', '{姓名}'],
    ['{}', '{}'],
    [`{${'a'.repeat(51)}}`, `{${'a'.repeat(51)}}`],
    ['p { color: red }', undefined],
    ['p{color:red;}', undefined],
  ])('may hold what was meant as a variable and is none: %s', (text, odd) => {
    expect(oddVariable(text)).toBe(odd)
  })

  it('is filled as words, in the body never as mark-up, and keeps what has no value', () => {
    expect(fillMail('{Name} {Other}', { Name: '{Other}' })).toBe('{Other} {Other}')
    expect(fillMailBody('<p>{Name}</p>', { Name: '<b>&"\'' })).toBe('<p>&#60;b&#62;&#38;&#34;&#39;</p>')
    expect(fillMail('{constructor}', {})).toBe('{constructor}')
  })

  it('is previewed with samples of what templates speak of; a name of the operator’s own waits to be filled', () => {
    const names = new Set(mailTemplates.flatMap(({ variables }) => variables))
    expect([...names].filter((name) => sampleValue(name).includes(name))).toEqual([])
    expect(['Nickname', 'constructor'].map(sampleValue)).toEqual(['［Nickname］', '［constructor］'])
  })

  it('has a subject on one line, whatever its values are: a line end would begin another head', () => {
    const subject = fillSubject('{Name}，您好', { Name: '林青\r\nBcc: all@example.com' })
    expect(subject).toBe('林青 Bcc: all@example.com，您好')
    expect(fillSubject('{Name}\n', { Name: '\u2028林青\t' })).toBe('林青')
  })

  it('wants a value for each variable, and together a subject of 300 characters (41023)', () => {
    const template = { subject: '{Name}{Company}', variables: ['Name', 'Company', 'UnsubscribeUrl'] }
    const long = '字'.repeat(longestMailValue)
    expect(wrongIn(template, { Name: '林青', Company: long })).toBeUndefined()
    expect(wrongIn(template, { Name: '林青' })).toBe('Company')
    expect(wrongIn(template, { Name: ' ', Company: '青禾' })).toBe('Name')
    expect(wrongIn(template, { Name: '林青', Company: `${long}字` })).toBe('Company')
    expect(wrongIn(template, { Name: '字'.repeat(101), Company: long })).toBe('Company')
    // The platform fills in the link itself.
    expect(askedVariables(template.variables)).toEqual(['Name', 'Company'])
  })
})

describe('an address', () => {
  it.each([
    'lin@example.com',
    ' Lin@Example.com ',
    'Lin <lin@example.com>',
    'mailto:lin@example.com',
    'ｌｉｎ＠example．com',
    'lin@example.com。',
    '\u202alin@example.com\u202c',
    'lin@example.com\u200b',
  ])('is read as people write it: %s', (text) => {
    expect(checkAddress(text)).toEqual({ address: 'lin@example.com' })
  })

  const tooLong = `${'a'.repeat(90)}@example.com`
  it.each(['', 'lin', 'lin@', 'lin@example', 'lin@exa mple.com', '<lin@example.com', tooLong])(
    'is none: "%s"',
    (text) => {
      expect(checkAddress(text)).toHaveProperty('problem')
    },
  )
})

it('a review of a mail template takes one to three days of work, to the second', () => {
  const thursday = Date.parse('2024-06-06T10:00:00+08:00') / 1000
  const ends = [0, 1, 2].map((second) => formatTimestamp(mailReviewEnds(thursday + second)))
  expect(ends.map((end) => end.slice(11))).toEqual(['10:00:00', '10:00:01', '10:00:02'])
  expect(ends.map((end) => end.slice(0, 10)).sort()).toEqual(['2024-06-07', '2024-06-10', '2024-06-11'])
})

/** Only this area: contract/email tests what involves other areas. */
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

  it('for triggered mail needs no review, and for bulk mail stays a draft until it is submitted', async () => {
    const saved = dataOf(await save({ mail_type: 'TRIGGER', content: '<p>您好</p>' }))
    expect(saved).toMatchObject({ status: 'APPROVED', audit_time: null })
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
  for (const record of records)
    expect(await save({ ...record, submit: false }), `${record.template_name}`).toMatchObject({ code: 0 })
  expect(new Set(records.map(({ template_name }) => template_name)).size).toBe(34)
})

it('planned e-mails and planned text messages are cancelled by the same icon', () => {
  expect([email, sms].map(({ panels }) => panels?.cancelTask?.icon)).toEqual(['block', 'block'])
})
