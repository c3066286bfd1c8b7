import type { JsonObject } from '@mock/platform/contract'
import { expect } from 'vitest'
import { secondsPerDay } from '@/declaration'
import type { Answer } from '../answers'
import { answered } from '../operator'
import type { Mailbox } from './mailbox'

/** What the promises below need of a test file that sends e-mail. */
export interface Sending {
  readonly box: Mailbox
  readonly send: (body: JsonObject) => Promise<Answer>
  readonly row: (to_address: string) => JsonObject
  readonly approvedBulk: () => Promise<number>
}

/** Calls that are refused as a whole, each with its code. */
export const refusedCalls = (
  row: Sending['row'],
  param: JsonObject,
  now: () => number,
): readonly (readonly [what: string, body: () => JsonObject, code: number])[] => [
  ['without an id', () => ({ rows: [row('a@example.com')], request_id: '' }), 10001],
  ['to nobody', () => ({}), 10001],
  ['to blanks', () => ({ to: [' '], param }), 42001],
  ['to no address in a row', () => ({ rows: [row('')] }), 42001],
  ['to an address of 101 characters', () => ({ rows: [row(`${'a'.repeat(89)}@example.com`)] }), 42001],
  ['to what is no address', () => ({ rows: [row('a@example.com'), row('nonsense')] }), 42001],
  [
    'from an address that was not verified',
    () => ({ rows: [row('a@example.com')], sender_address: 'me@example.com' }),
    10001,
  ],
  ['with answers to nonsense', () => ({ rows: [row('a@example.com')], reply_to: 'nonsense' }), 42001],
  ['without a value', () => ({ to: ['a@example.com'], param: { Name: '林青' } }), 41023],
  [
    'with a value that is too long',
    () => ({ to: ['a@example.com'], param: { ...param, Name: '长'.repeat(201) } }),
    10001,
  ],
  ['of a template that is not there', () => ({ template_id: 999_999, rows: [row('a@example.com')] }), 10002],
  ['too soon', () => ({ rows: [row('a@example.com')], plan_time: now() + 599 }), 41028],
  ['too late', () => ({ rows: [row('a@example.com')], plan_time: now() + 31 * secondsPerDay }), 41028],
  [
    'to more than 500 typed',
    () => ({ to: Array.from({ length: 501 }, (_, at) => `a${at}@example.com`), param }),
    10008,
  ],
]

/** None goes out again whose template or reader would not have it. */
export async function neverSentAgain({ box, send, row, approvedBulk }: Sending): Promise<void> {
  const sent = async (template_id: number, to_address: string, mail_status: string, err_code: string) => {
    const { task_id } = await answered(send({ template_id, rows: [row(to_address)] }))
    await box.query(
      `update area.email set mail_status = $3, err_code = $4, next_time = null
       where partner_id = $1 and task_id = $2`,
      String(task_id),
      mail_status,
      err_code,
    )
    return String((await box.mails({ task_id: String(task_id) }))[0]?.mail_id)
  }
  const resend = (id: string) => answered(box.post('resendemail', { ids: [id] }))
  const { template_id: gone } = await box.saved()
  const ofGone = await sent(gone, 'reader6@example.com', 'FAILED', 'GAVE_UP')
  await answered(box.post('removeemailtemplate', { ids: [gone] }))
  const { template_id, version } = await box.saved()
  const ofOld = await sent(template_id, 'reader6@example.com', 'FAILED', 'GAVE_UP')
  const changed = { template_id, version, subject: '{Amount}', submit: true }
  await answered(box.post('saveemailtemplate', changed))
  const bulk = await approvedBulk()
  const again = await sent(bulk, 'ended@example.com', 'FAILED', 'GAVE_UP')
  await sent(bulk, 'ended@example.com', 'UNSUBSCRIBED', 'UNSUBSCRIBED')
  const before = await box.charged()
  expect(await resend(ofGone)).toMatchObject({ failed: [{ code: 42002 }] })
  expect(await resend(ofOld)).toMatchObject({ failed: [{ code: 41023 }] })
  expect(await resend(again)).toMatchObject({ failed: [{ code: 42001 }] })
  expect(await box.charged()).toBe(before)
}
