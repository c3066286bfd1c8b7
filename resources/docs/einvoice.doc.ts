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
    'Issues electronic invoices for orders of shops: takes the buyer’s request, issues the invoice, returns its number and file to the channel, and reverses it where needed.',
    'Emite facturas electrónicas para pedidos de las tiendas: recibe la solicitud del comprador, emite la factura, devuelve su número y archivo al canal y la anula si hace falta.',
  ),
  given: { op: 'taobao', topic: 'tb_invoice_apply' },
  sections: [
    {
      id: 'status',
      title: l('目前的情况', 'Where it stands', 'Situación actual'),
      text: [
        l(
          '开票、回传和红冲的接口尚未开放：本平台现在没有这些接口，控制台中也没有对应页面。需要开通或想了解时间安排，请联系客服。',
          'The calls that issue, return and reverse invoices are not offered yet: the platform has none of them, and the console has no page for them. To be told when, or to take part, ask the support contact.',
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
          'A buyer’s request at a Taobao shop can be pushed to you as a message. Switch on the topic below: requests then come like any other message, and you issue the invoice with a system of your own.',
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
          'The price list has an entry for it already; it counts invoices once the service is offered, and costs nothing until then.',
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
