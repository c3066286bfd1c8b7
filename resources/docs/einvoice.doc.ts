import { l } from '@/declaration'
import { defineDoc } from '@/declaration/documentation'
import { codes } from './sections/begin'
import { feeWords, priceTable } from './sections/prices'
import { topicTable } from './sections/shops'

const invoices = topicTable('taobao')

export default defineDoc({
  order: 80,
  slug: 'einvoice',
  label: l('电子发票', 'E-invoice', 'Factura electrónica'),
  lead: l(
    '为电商订单开具电子发票：收到买家的开票申请，开具蓝字发票，把发票号码和文件回传给平台，需要时红冲。',
    'Issue electronic invoices for shop orders: receive the buyer’s request, issue the invoice, return its number and file to the channel, and reverse it if needed.',
    'Permite facturar electrónicamente los pedidos de las tiendas: recibir la solicitud del comprador, emitir la factura, devolver su número y archivo al canal y anularla si hace falta.',
  ),
  given: { op: 'taobao', topic: 'tb_invoice_apply' },
  sections: [
    {
      id: 'status',
      title: l('目前的情况', 'Current status', 'Situación actual'),
      text: [
        l(
          '开票、回传和红冲的接口尚未开放：本平台现在没有这些接口，控制台中也没有对应页面。需要开通或想了解时间安排，请联系客服。',
          'The calls to issue, return and reverse invoices are not available yet: the platform has none of them, and the console has no page for them. To get access or learn about the schedule, contact support.',
          'Las llamadas para emitir, devolver y anular facturas aún no se ofrecen: la plataforma no las tiene ni la consola una página para ellas. Para saber cuándo o participar, consulte al soporte.',
        ),
      ],
      support: true,
    },
    {
      id: 'today',
      title: l('现在可以做的', 'What works today', 'Lo que ya funciona'),
      text: [
        l(
          '淘宝店铺的开票申请可以作为消息推送给您。开启下面的消息类型后，申请会像其他订单消息一样到达，您可以用自己的开票系统处理。',
          'Invoice requests from buyers at a Taobao shop can be pushed to you as messages. Switch on the topic below: requests then arrive like any other order message, and you can process them with your own invoicing system.',
          'La solicitud de un comprador en una tienda Taobao puede llegarle como mensaje. Active el tema siguiente: las solicitudes llegan como cualquier mensaje y usted factura con su propio sistema.',
        ),
      ],
      tables: [{ ...invoices, rows: invoices.rows.filter(([topic]) => topic === 'tb_invoice_apply') }],
      pushes: ['order'],
      screens: ['/merchant/merchant'],
      calls: ['GET /user/eventlist', 'POST /user/updateevent'],
    },
    {
      id: 'fees',
      title: l('计费', 'Fees', 'Costes'),
      text: [
        l(
          '价目表中已有此项，开通后按开具的张数计费；未开通时不会产生费用。',
          'It is already in the price list. Once available, it is charged per invoice; until then it costs nothing.',
          'La lista de precios ya lo incluye; contará facturas cuando se ofrezca y hasta entonces no cuesta nada.',
        ),
        feeWords,
      ],
      tables: [priceTable('EINVOICE')],
      screens: ['/partnerfee/partnerfee'],
      calls: ['GET /user/feepricelist'],
    },
    codes,
  ],
})
