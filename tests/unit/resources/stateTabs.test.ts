import email from '@resources/email/message/email.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import complaint from '@resources/pay/complaint/complaint.area'
import refund from '@resources/pay/refund/refund.area'
import sms from '@resources/sms/message/sms.area'
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
