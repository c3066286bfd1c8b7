import { defineSample } from '@mock/platform/areas/rules'
import type { ReplyTemplate } from '../replyTemplate.area'

const templates: readonly (readonly [string, ReplyTemplate['problem_type'], string])[] = [
  ['已发起退款', 'REFUND', '您好，已为您核实订单并发起退款，预计1–3个工作日原路退回'],
  ['已发货', 'REFUND', '您好，订单 {订单号} 的包裹已于今日发出，单号已更新'],
  ['权益已补开', 'SERVICE_NOT_WORK', '抱歉给您带来不便，权益已补开，请重新登录查看'],
  ['正在核实', null, '您好，订单 {订单号} 的问题已收到，客服正在核实，24小时内给您答复'],
  ['重复扣款退回', 'OTHERS', '您好，重复扣除的 {金额} 元会原路退回，请留意到账通知'],
  ['补发商品', 'OTHERS', '很抱歉商品有破损，已为您安排补发，请保持电话畅通'],
  ['退货地址', 'REFUND', '您好，订单 {订单号} 同意退货，请按短信里的地址寄回，收到后当天退款'],
  ['取消订单', 'REFUND', '您好，误下单的订单 {订单号} 已取消，{金额} 元会原路退回'],
  ['充值已到账', 'SERVICE_NOT_WORK', '您好，充值的 {金额} 元已到账，请下拉刷新余额'],
  ['请补充凭证', null, '您好，请补充商品或聊天记录的图片，我们核实后马上处理'],
  ['电话联系', null, '您好，客服稍后会给您来电，请保持电话畅通'],
  ['感谢反馈', 'OTHERS', '感谢您的反馈，问题已转给商品团队改进'],
]

export default defineSample<ReplyTemplate>({
  count: { small: 12, standard: 12, full: 12 },
  records: templates.map(([title, problem_type, content]) => ({ title, problem_type, content })),
})
