import { sendEmailEndpoints } from '@resources/email/send/sendEmail.endpoints'
import { topicEndpoints } from '@resources/merchant/merchant/topics.endpoints'
import { profileEndpoints } from '@resources/partner/profile.endpoints'
import { smsEndpoints } from '@resources/sms/message/sms.area'
import { expect, it } from 'vitest'
import { readAnswer } from '@/declaration'

const { eventlist } = topicEndpoints

it.each([
  ['a state', { topic: 'trade_create' }, 'items.is_enable'],
  ['a name', { is_enable: 1 }, 'items.topic'],
])('a topic without %s is no switch: saving the set would turn it off', (_, topic, field) => {
  const other = { topic: 'trade_paid', is_enable: 0 }
  expect(readAnswer(eventlist, { items: [other, topic] }).missing).toEqual([field])
})

it('a shop may have no topics', () => {
  expect(readAnswer(eventlist, { items: [] }).missing).toEqual([])
})

it('a new secret that is not told cannot be shown', () => {
  expect(readAnswer(profileEndpoints.resetappsecret, {}).missing).toEqual(['app_secret'])
})

it('a task is cancelled by code 0', () => {
  expect(readAnswer(smsEndpoints.cancelsms, null).missing).toEqual([])
})

it('a sending is accepted, whoever was left out of it', () => {
  const rejected = [{ reason: 'UNSUBSCRIBED' }]
  expect(readAnswer(sendEmailEndpoints.sendemail, { rejected }).missing).toEqual([])
})
