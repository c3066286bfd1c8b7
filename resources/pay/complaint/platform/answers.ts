import type { Rule, RuleContext } from '@mock/platform/areas/rules'
import type { ReplyTemplate } from '@resources/pay/replyTemplate/replyTemplate.area'
import { isSet } from '@/declaration'
import type { Complaint } from '../complaint.area'
import { fillReply } from '../complaintStates'
import { colleaguesOf } from './colleagues'
import { happened } from './machine'
import { channelDown, channelRefusal, picturesIn, textIn } from './words'

const longestReply = 500

type Reaching = Pick<RuleContext<Complaint>, 'channels' | 'record' | 'refuse'>

/** @throws Refusal 44010 while the channel cannot be reached, or when it does not take the words */
export const tellChannel = ({ channels, record, refuse }: Reaching, words = ''): void => {
  const channel = record.pay_channel === 'WXPAY' ? 'wxpay' : 'alipay'
  const message = channels.isDown(channel) ? channelDown : channelRefusal(words)
  if (message !== undefined) refuse(44010, { message })
}

const answered = (context: RuleContext<Complaint>, text: string, images: readonly string[] = []) => {
  const { record, now, refuse } = context
  const details = fillReply(text, record)
  if ([...details].length > longestReply || details.trim() === '') refuse(44001)
  tellChannel(context, details)
  return happened(record, { type: 'MERCHANT_RESPONSE', at: now, details, images })
}

/** Answers the user: the first answer takes the complaint on, and waiting messages wait no more (domain §10.2). */
export const reply: Rule<Complaint> = (context) => {
  const { input, refuse } = context
  const [link, words] = [textIn(input, 'jump_url'), textIn(input, 'jump_url_text')]
  if (isSet(link) !== isSet(words)) refuse(44003)
  const linked = link === '' ? '' : `\n${words}：${link}`
  const set = answered(context, textIn(input, 'response_content'), picturesIn(input, 'response_images'))
  if (linked === '') return { set }
  const items = set.history.items.map((item, index) =>
    index === set.history.total - 1 ? { ...item, operate_details: item.operate_details + linked } : item,
  )
  return { set: { ...set, history: { ...set.history, items } } }
}

/** Answers with a template, or with words that may hold its variables, each with the complaint's own values. */
export const batchReply: Rule<Complaint> = async (context) => {
  const { input, area, refuse } = context
  const { template_id } = input
  if (template_id === null || template_id === undefined)
    return { set: answered(context, textIn(input, 'response_content')) }
  const template = await area<ReplyTemplate>('replyTemplate').get({ template_id })
  return template ? { set: answered(context, template.content) } : refuse(10002)
}

/** Ends a complaint; the user is then asked how satisfied they are. */
export const complete: Rule<Complaint> = (context) => {
  tellChannel(context)
  const { record, now } = context
  return {
    set: happened(record, { type: 'MERCHANT_CONFIRM_COMPLETE', at: now, details: '商户反馈处理完成' }),
  }
}

/** Gives a complaint to a colleague, by name or account; 10003 for anybody else. */
export const assign: Rule<Complaint> = async (context) => {
  const wanted = textIn(context.input, 'assignee')
  const colleagues = await colleaguesOf(context)
  const colleague = colleagues.find(({ name, username }) => name === wanted || username === wanted)
  return colleague ? { set: { assignee: colleague.name } } : context.refuse(10003)
}
