import { expect, it } from 'vitest'
import { defineResource, integer, l, text } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import { refusedField } from '@/screens/form/FormAlerts'

const letter = defineResource({
  name: 'letter',
  path: '/test/letter',
  label: l('信', 'Letter', 'Carta'),
  icon: 'email',
  menu: { order: 1 },
  key: ['letter_id'],
  title: 'subject',
  fields: {
    letter_id: integer({ label: l('编号', 'No.', 'N.º') }),
    subject: text({ label: l('主题', 'Subject', 'Asunto'), errorCode: 41018 }),
    words: text({ label: l('正文', 'Body', 'Cuerpo'), errorCode: 42003 }),
    sign: text({ label: l('签名', 'Signature', 'Firma') }),
  },
  list: {
    call: 'GET /test/letters',
    columns: ['subject'],
    sortable: ['subject'],
    sort: 'subject',
    filters: [],
  },
  save: {
    call: 'POST /test/saveletter',
    fields: ['subject', 'words'],
    checks: [
      { when: { words: { lacks: ['{Url}'] } }, code: 42004, field: 'words' },
      { when: { sign: { set: false } }, code: 41003, field: 'sign' },
    ],
  },
})

it.each([
  ['the one whose rules it broke', 41018, '模板内容含禁用内容：加微信', 'subject'],
  ['the one that a check names', 42004, '批量邮件须含退订链接', 'words'],
  ['the one that is named in Chinese', 10001, '参数错误：正文', 'words'],
  ['none, when it is about none', 30003, '资料审核中，暂不可用', undefined],
  ['none, when the form does not have it', 41003, '签名未审核通过', undefined],
])('a refusal is said beside %s', (_, code, message, field) => {
  expect(refusedField(letter, new PlatformError({ code, message, data: null }))).toBe(field)
})

it('what the platform did not answer is about the whole form', () => {
  expect(refusedField(letter, new Error('no answer'))).toBeUndefined()
})
