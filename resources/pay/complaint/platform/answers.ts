import type { Rule, RuleContext } from '@mock/platform/areas/rules'
import type { ReplyTemplate } from '@resources/pay/replyTemplate/replyTemplate.area'
import { payGateways } from '@resources/terms/channels'
import { isSet, type Json, type WireRecord } from '@/declaration'
import type { Complaint } from '../complaint.area'
import { fillReply } from '../complaintStates'
import { applyEvent } from './machine'

const forbidden = ['加微信', '加QQ', '好评返现', '撤销投诉返现'] as const

export const channelRefusal = (text: string): string | undefined => {
  const word = forbidden.find((one) => text.includes(one))
  return word === undefined ? undefined : `内容含违规信息“${word}”`
}

const channelDown = '系统繁忙，请稍后重试'

const isFile = (value: Json): value is { readonly url: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'url' in value

export const picturesIn = (input: WireRecord, name: string): readonly string[] => {
  const value = input[name]
  return Array.isArray(value) ? value.filter(isFile).map(({ url }) => url) : []
}

export const textIn = (input: WireRecord, name: string): string => {
  const value = input[name]
  return typeof value === 'string' ? value : ''
}

export const colleaguesOf = ({ sql, partnerId }: Pick<RuleContext, 'sql' | 'partnerId'>) =>
  sql.query<{ username: string; name: string }>(
    'select username, name from platform.account where partner_id = $1 and not disabled order by account_id',
    [partnerId],
  )

const longestReply = 500

type Reaching = Pick<RuleContext<Complaint>, 'channels' | 'record' | 'refuse'>

/** @throws Refusal 44010 if the channel cannot be reached, or rejects the text */
export const notifyChannel = ({ channels, record, refuse }: Reaching, words = ''): void => {
  const message = channels.isDown(payGateways[record.pay_channel]) ? channelDown : channelRefusal(words)
  if (message !== undefined) refuse(44010, { message })
}

const answered = (
  context: RuleContext<Complaint>,
  text: string,
  { images = [], link = '' }: { readonly images?: readonly string[]; readonly link?: string } = {},
) => {
  const { record, now, refuse } = context
  const details = fillReply(text, record)
  if ([...details].length > longestReply || details.trim() === '') refuse(44001)
  notifyChannel(context, details)
  return applyEvent(record, { type: 'MERCHANT_RESPONSE', at: now, details: details + link, images })
}

export const reply: Rule<Complaint> = (context) => {
  const { input, refuse } = context
  const [link, words] = [textIn(input, 'jump_url'), textIn(input, 'jump_url_text')]
  if (isSet(link) !== isSet(words)) refuse(44003)
  const images = picturesIn(input, 'response_images')
  const set = answered(context, textIn(input, 'response_content'), {
    images,
    link: link === '' ? '' : `\n${words}：${link}`,
  })
  return { set }
}

export const batchReply: Rule<Complaint> = async (context) => {
  const { input, area, refuse } = context
  const { template_id } = input
  if (template_id === null || template_id === undefined)
    return { set: answered(context, textIn(input, 'response_content')) }
  const template = await area<ReplyTemplate>('replyTemplate').get({ template_id })
  return template ? { set: answered(context, template.content) } : refuse(10002)
}

export const complete: Rule<Complaint> = (context) => {
  notifyChannel(context)
  const { record, now } = context
  return {
    set: applyEvent(record, { type: 'MERCHANT_CONFIRM_COMPLETE', at: now, details: '商户反馈处理完成' }),
  }
}

/** Assigns a complaint to a colleague, by name or account. Throws Refusal 10003 for anybody else. */
export const assign: Rule<Complaint> = async (context) => {
  const wanted = textIn(context.input, 'assignee')
  const colleagues = await colleaguesOf(context)
  const colleague = colleagues.find(({ name, username }) => name === wanted || username === wanted)
  return colleague ? { set: { assignee: colleague.name } } : context.refuse(10003)
}
