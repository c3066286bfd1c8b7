import { l } from '@/declaration'
import { defineDoc } from '@/declaration/documentation'
import { codes } from './sections/begin'
import { feeWords, priceTable } from './sections/prices'

export default defineDoc({
  order: 90,
  slug: 'addr',
  label: l('地址解析', 'Address parsing', 'Direcciones'),
  lead: l(
    '把一段混有姓名、电话和地址的文字拆成省、市、区、街道、详细地址、姓名和电话，用于录单和打印面单。',
    'Splits a line of text that mixes name, phone and address into province, city, district, street, detailed address, name and phone: for entering orders and printing waybills.',
    'Permite separar un texto en que se mezclan nombre, teléfono y dirección y obtener provincia, ciudad, distrito, calle, resto de la dirección, nombre y teléfono: para registrar pedidos e imprimir guías.',
  ),
  sections: [
    {
      id: 'status',
      title: l('目前的情况', 'Current status', 'Situación actual'),
      text: [
        l(
          '解析接口尚未开放：本平台现在没有这个接口，控制台中也没有对应页面，因此这里没有可以照抄的示例。需要开通或想了解时间安排，请联系客服。',
          'The parsing call is not available yet: the platform has no such call and the console has no page for it, so there is no example to copy here. To get access or learn about the schedule, contact support.',
          'La llamada de análisis aún no se ofrece: la plataforma no la tiene ni la consola una página para ella, así que aquí no hay ejemplo que copiar. Para saber cuándo o participar, consulte al soporte.',
        ),
      ],
      support: true,
    },
    {
      id: 'fees',
      title: l('计费', 'Fees', 'Costes'),
      text: [
        l(
          '价目表中已有此项，开通后按解析次数计费，解析失败不收费；未开通时不会产生费用。',
          'It is already in the price list. Once available, it is charged per call, with failed calls free; until then it costs nothing.',
          'La lista de precios ya lo incluye; contará llamadas cuando se ofrezca, gratis las fallidas, y hasta entonces no cuesta nada.',
        ),
        feeWords,
      ],
      tables: [priceTable('ADDR_PARSE')],
      screens: ['/partnerfee/partnerfee'],
      calls: ['GET /user/feepricelist'],
    },
    codes,
  ],
})
