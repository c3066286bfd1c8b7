import type { Rule, RuleContext } from '@mock/platform/areas/rules'
import { refuseWhileReviewing } from '@resources/partner/platform/profile'
import { wordingOf } from '@resources/sms/message/platform/order'
import { submit } from '@resources/sms/message/platform/submit'
import { fill, measure, type SmsParam, signed, variablesOf } from '@resources/sms/message/smsText'
import type { SmsSign } from '@resources/sms/sign/smsSign.area'
import type { SmsTemplate } from '@resources/sms/template/smsTemplate.area'
import { dayOf, secondsPerDay } from '@/declaration'
import type { Merchant } from '../merchant.area'

const templateName = '授权到期提醒'

/**
 * The reminder template and the default signature.
 *
 * @throws Refusal 41016 if the template is not approved, 41003 if no signature is
 */
async function reminderOf(context: Pick<RuleContext, 'area' | 'refuse'>) {
  const { area, refuse } = context
  const [template = refuse(41016)] = await area<SmsTemplate>('smsTemplate').find({
    template_name: templateName,
    status: 'APPROVED',
  })
  const signs = await area<SmsSign>('smsSign').find({ status: 'APPROVED', sign_type: 'COMMON' })
  const sign = signs.find(({ is_default }) => is_default) ?? signs[0] ?? refuse(41003)
  return wordingOf(context, sign.sign_name, template.template_code)
}

/** A fictitious number for the shop's owner, always the same one, from a block that is not in use. */
const ownerOf = ({ shop_id, seller_nick }: Merchant): string => {
  let hash = 0
  for (const letter of `${shop_id}${seller_nick}`) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9000
  return `1680000${String(hash + 100).padStart(4, '0')}`
}

/** `POST /user/sendrenewremind`: a text message to the shop's owner, once in 24 hours, at the partner's cost. */
export const remind: Rule<Merchant> = async (context) => {
  const { channels, record, refuse, notAgainWithin } = context
  await refuseWhileReviewing(context)
  await notAgainWithin(secondsPerDay)
  if (channels.isDown('sms')) refuse(10501, { channel: '短信' })
  const wording = await reminderOf(context)
  const { sign, template } = wording
  const values: SmsParam = {
    shop: [...record.shop_name].slice(0, 35).join(''),
    date: dayOf(record.grant_expire_time),
  }
  const unknown = variablesOf(template.content).find((name) => !Object.hasOwn(values, name))
  if (unknown !== undefined) refuse(41023, { var: unknown })
  const text = fill(template.content, values)
  await submit(context, {
    wording,
    messages: [
      {
        row: 0,
        mobile: ownerOf(record),
        content: signed(sign.sign_name, text),
        ...measure(sign.sign_name, text),
      },
    ],
    ...{ source: 'SYSTEM', task_name: templateName, custom_sms_id: '', plan_time: null },
  })
  return {}
}
