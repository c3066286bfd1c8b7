import { describe, expect, it } from 'vitest'
import { integer, l, type Resource, text } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import { fittingOf } from '@/screens/actions/BulkActions'
import { refusedField } from '@/screens/form/SaveForm'
import { opensHere } from '@/screens/opensHere'
import { label, plainArea } from '../declaration/plainArea'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

describe('a click on a link', () => {
  it('opens it here', () => expect(opensHere(plain)).toBe(true))

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s', (key) =>
    expect(opensHere({ ...plain, [key]: true })).toBe(false),
  )
})

it.each([
  ['all that fit', [100, 100, 100], 300, 80, false, 3],
  ['one fewer where the way to the others needs the room', [100, 100, 100], 299, 80, false, 2],
  ['as many as leave room for it', [100, 100, 100], 279, 80, false, 1],
  ['none where there is no room', [100], 50, 80, false, 0],
  ['none of none', [], 50, 80, false, 0],
  ['one fewer where the way to others is there anyway', [100, 100], 200, 80, true, 1],
  ['all that fit beside it', [100, 100], 280, 80, true, 2],
])('how many actions have a place on a line: %s', (_, widths, room, more, always, fitting) => {
  expect(fittingOf(widths, room, more, always)).toBe(fitting)
})

const letter: Resource = {
  ...plainArea('/letter'),
  fields: {
    no: integer({ label }),
    subject: text({ label, errorCode: 41018 }),
    words: text({ label: l('正文', 'Body', 'Cuerpo'), errorCode: 42003 }),
    sign: text({ label }),
  },
  save: {
    call: 'POST /test/saveletter',
    fields: ['subject', 'words'],
    checks: [
      { when: { words: { lacks: ['{Url}'] } }, code: 42004, field: 'words' },
      { when: { sign: { set: false } }, code: 41003, field: 'sign' },
    ],
  },
}

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
