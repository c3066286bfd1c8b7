import approval from '@resources/approval/approval.area'
import declaration from '@resources/delivery/declaration.area'
import email from '@resources/email/message/email.area'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import complaint from '@resources/pay/complaint/complaint.area'
import refund from '@resources/pay/refund/refund.area'
import trade from '@resources/pay/trade/trade.area'
import sms from '@resources/sms/message/sms.area'
import smsSign from '@resources/sms/sign/smsSign.area'
import smsTemplate from '@resources/sms/template/smsTemplate.area'
import { describe, expect, it } from 'vitest'
import { fieldAt, type Resource } from '@/declaration'
import { statesOf } from '@/screens/list/states/states'

const lists: readonly (readonly [resource: Resource, state: string])[] = [
  [email, 'mail_status'],
  [sms, 'status'],
  [merchant, 'grant_status'],
  [pushLog, 'status'],
  [refund, 'refund_status'],
  [complaint, 'complaint_state'],
  [trade, 'trade_state'],
  [smsSign, 'status'],
  [smsTemplate, 'status'],
  [emailTemplate, 'status'],
  [approval, 'state'],
  [declaration, 'state'],
]

describe.each(lists.map(([resource, state]) => ({ name: resource.name, resource, state })))(
  'the states above the list of $name',
  ({ resource, state }) => {
    it('add up to all records: each is counted once', () => {
      const field = fieldAt(resource.fields, state)
      const counted = statesOf(resource).flatMap(({ filter }) => String(filter[state] ?? '').split(','))
      const values = field?.kind === 'choice' ? Object.keys(field.of) : []
      expect(values).not.toHaveLength(0)
      expect(counted.filter((value) => value !== '').sort()).toEqual(values.sort())
    })
  },
)
