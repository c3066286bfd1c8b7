import { defineSample } from '@mock/platform/areas/rules'
import type { ReplyTemplate } from '../replyTemplate.area'

export default defineSample<ReplyTemplate>({
  count: { small: 12, standard: 12, full: 12 },
  records: [
    {
      title: '已发起退款',
      problem_type: 'REFUND',
      content: '您好，已为您核实订单并发起退款，预计1–3个工作日原路退回',
    },
    {
      title: '已发货',
      problem_type: 'REFUND',
      content: '您好，订单 {订单号} 的包裹已于今日发出，单号已更新',
    },
    {
      title: '权益已补开',
      problem_type: 'SERVICE_NOT_WORK',
      content: '抱歉给您带来不便，权益已补开，请重新登录查看',
    },
    {
      title: '正在核实',
      problem_type: null,
      content: '您好，订单 {订单号} 的问题已收到，客服正在核实，24小时内给您答复',
    },
    {
      title: '重复扣款退回',
      problem_type: 'OTHERS',
      content: '您好，重复扣除的 {金额} 元会原路退回，请留意到账通知',
    },
    {
      title: '补发商品',
      problem_type: 'OTHERS',
      content: '很抱歉商品有破损，已为您安排补发，请保持电话畅通',
    },
    {
      title: '退货地址',
      problem_type: 'REFUND',
      content: '您好，订单 {订单号} 同意退货，请按短信里的地址寄回，收到后当天退款',
    },
    {
      title: '取消订单',
      problem_type: 'REFUND',
      content: '您好，误下单的订单 {订单号} 已取消，{金额} 元会原路退回',
    },
    {
      title: '充值已到账',
      problem_type: 'SERVICE_NOT_WORK',
      content: '您好，充值的 {金额} 元已到账，请下拉刷新余额',
    },
    {
      title: '请补充凭证',
      problem_type: null,
      content: '您好，请补充商品或聊天记录的图片，我们核实后马上处理',
    },
    {
      title: '电话联系',
      problem_type: null,
      content: '您好，客服稍后会给您来电，请保持电话畅通',
    },
    {
      title: '感谢反馈',
      problem_type: 'OTHERS',
      content: '感谢您的反馈，问题已转给商品团队改进',
    },
  ],
})
