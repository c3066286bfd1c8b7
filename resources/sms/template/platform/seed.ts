import { defineSeed } from '@mock/platform/areas/rules'
import type { SmsSign } from '@resources/sms/sign/smsSign.area'
import { marketing, noOptOut, wrongAttribute } from '@resources/terms/review'
import { secondsPerDay } from '@/declaration'
import type { SmsTemplate } from '../smsTemplate.area'
import { optOut, type TemplateType, variablesFor } from '../templateRules'

/** Name, type, content; variables without the `$`. */
const texts: readonly (readonly [string, TemplateType, string])[] = [
  ['发货通知', 'NOTICE', '亲，您的订单{order}已由{company}发出，请留意查收。'],
  ['登录验证码', 'CODE', '您的验证码为{code}，5分钟内有效，请勿告诉他人。'],
  ['会员日', 'PROMO', `亲爱的会员，本周六会员日，进店即享会员价，回店看看吧。${optOut}`],
  ['退款到账', 'NOTICE', '您的订单{order}退款{amount}元已原路退回，预计3个工作日内到账。'],
  ['签收提醒', 'NOTICE', '您的包裹{trackNo}已由{place}签收，如有疑问请联系店铺客服。'],
  ['授权到期提醒', 'NOTICE', '店铺{shop}的授权将于{date}到期，请及时续期，以免影响订单同步。'],
  ['上新通知', 'NOTICE', '亲爱的{name}，您收藏的店铺有新款到货，详情请进店查看。'],
  ['付款验证码', 'CODE', '付款验证码{code}，用于确认本次付款，请勿转发。'],
  ['待付款提醒', 'NOTICE', '您的订单{order}尚未付款，将于{time}自动关闭。'],
  ['改地址确认', 'NOTICE', '订单{order}的收货地址已改为{address}，如非本人操作请联系店铺。'],
  ['注册验证码', 'CODE', '注册码{code}，请在10分钟内完成注册。'],
  ['周年庆', 'PROMO', `各位会员，周年庆今日开始，会员专区已更新，期待您的光临。${optOut}`],
  ['缺货通知', 'NOTICE', '抱歉，订单{order}中的{goods}暂时缺货，客服将尽快与您联系。'],
  ['预约成功', 'NOTICE', '您已预约{time}的上门安装，师傅{name}将提前与您联系。'],
  ['余额提醒', 'NOTICE', '您的账户余额已低于{money}元，请及时充值，以免影响使用。'],
  ['发票已开具', 'NOTICE', '订单{order}的电子发票已开具，请登录后下载。'],
  ['改密验证码', 'CODE', '您正在修改登录密码，校验码{code}，如非本人操作请忽略。'],
  ['售后受理', 'NOTICE', '您的售后申请{billNo}已受理，处理结果将以短信告知。'],
  ['换货寄出', 'NOTICE', '您的换货商品已寄出，运单号{trackNo}，请注意查收。'],
  ['补发通知', 'NOTICE', '订单{order}的补发商品已于{date}寄出。'],
  ['积分到期', 'NOTICE', '亲爱的{name}，您有{points}积分将于{date}到期。'],
  ['定金尾款', 'NOTICE', '您预订的{goods}可以付尾款了，请于{time}前完成付款。'],
  ['物流异常', 'NOTICE', '您的包裹{trackNo}因天气原因延误，预计{date}送达，给您带来不便请谅解。'],
  ['到店自提', 'NOTICE', '您的订单{order}已到店，请凭取货号{pickup}到{store}自提。'],
  ['老客回访', 'PROMO', `尊敬的会员，感谢您一直以来的支持，回店即可查看专属心意。${optOut}`],
  ['绑定手机', 'CODE', '动态码{code}，用于绑定手机号，10分钟内有效。'],
  ['客服回访', 'NOTICE', '您好，订单{order}的问题已处理完成，如仍有疑问请回复客服。'],
  ['取消订单', 'NOTICE', '您的订单{order}已取消，款项将原路退回。'],
  ['推送失败', 'NOTICE', '店铺{shop}有{count}条订单推送失败，请检查推送地址。'],
  ['充值成功', 'NOTICE', '您已成功充值{money}元，当前余额{balance}元。'],
  ['绑定提醒', 'NOTICE', '您的账户于{time}绑定了新的微信，如非本人操作请尽快解绑。'],
  ['服务续费', 'NOTICE', '您订购的{service}将于{date}到期，请及时续费。'],
  ['订阅通知', 'NOTICE', '您关注的{goods}已到货，库存有限。'],
  ['换新季', 'PROMO', `亲爱的会员，换季好物已上架，欢迎进店挑选。${optOut}`],
]

export const templateTexts = texts.map(
  ([name, type, content]) => [name, type, content.replaceAll('{', '${')] as const,
)

/** States by index: four rejected, four under review, two drafts; the others are approved. */
const rejected: { readonly [index: number]: string } = {
  4: wrongAttribute.zh,
  6: marketing.zh,
  11: noOptOut.zh,
  13: wrongAttribute.zh,
}
const reviewing: readonly number[] = [8, 14, 20, 26]
const drafts: readonly number[] = [9, 32]

const stateOf = (index: number): SmsTemplate['status'] =>
  Object.hasOwn(rejected, index)
    ? 'REJECTED'
    : reviewing.includes(index)
      ? 'REVIEWING'
      : drafts.includes(index)
        ? 'DRAFT'
        : 'APPROVED'

const othersStates: readonly SmsTemplate['status'][] = [
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'CANCELED',
  'DISABLED',
]

export default defineSeed<SmsTemplate>({
  after: ['smsSign'],
  count: { small: 34, standard: 34, full: 34 },
  async *records({ username, now, random, others }) {
    const signs = (await others<SmsSign>('smsSign')).filter(({ status }) => status === 'APPROVED')
    const general = signs.filter(({ sign_type }) => sign_type === 'COMMON').map(({ sign_name }) => sign_name)
    const forCodes = signs.find(({ sign_type }) => sign_type === 'CODE')?.sign_name
    const isFirst = username === 'demo_partner'
    const mine = isFirst ? templateTexts : templateTexts.slice(0, othersStates.length)
    for (const [index, [template_name, template_type, content]] of mine.entries()) {
      const status = isFirst ? stateOf(index) : (othersStates[index] ?? 'APPROVED')
      const submit_time =
        status === 'DRAFT'
          ? null
          : status === 'REVIEWING'
            ? now - 300 - index * 60
            : now - (3 + index * 2) * secondsPerDay
      const decided = submit_time !== null && status !== 'REVIEWING' && status !== 'CANCELED'
      const variables = variablesFor(template_type, content, [])
      yield {
        template_code: `SMS_9${String(100 + index * 7).padStart(8, '0')}`,
        template_name,
        template_type,
        content,
        // The rejected one has a code attribute where none belongs.
        variables:
          rejected[index] === wrongAttribute.zh && isFirst
            ? variables.map((one) => ({ ...one, attr: 'NUMBER_CODE' as const }))
            : variables,
        related_sign:
          (template_type === 'CODE' ? forCodes : undefined) ?? general[index % general.length] ?? '',
        remark: index % 3 === 0 ? `用于${template_name}` : '',
        status,
        reject_reason: status === 'REJECTED' ? (rejected[index] ?? '') : '',
        submit_time,
        audit_time: decided ? submit_time + random.int(1800, 7200) : null,
        use_count: status === 'APPROVED' || status === 'DISABLED' ? random.int(3, 4000) : 0,
      }
    }
  },
})
