import { expect, it } from 'vitest'
import { l } from '@/declaration'
import { boundedName, composeLabel, singularName } from '@/scaffold/composeLabel'
import type { Proposal } from '@/scaffold/judge'
import { sampleValues } from '@/scaffold/sampleValues'

it.each<[name: string, zh: string, en: string, es: string]>([
  ['shipped_at', '发货时间', 'Shipping time', 'Fecha de envío'],
  ['cancelledAt', '取消时间', 'Cancellation time', 'Fecha de cancelación'],
  ['verified_at', '验证时间', 'Verification time', 'Fecha de verificación'],
  ['is_cod', '是否货到付款', 'Cash on delivery', 'Contra reembolso'],
  ['tax_rate', '税率', 'Tax rate', 'Tipo impositivo'],
  ['receiver_postcode', '收件人邮编', 'Receiver postcode', 'Código postal del destinatario'],
  ['employee_name', '员工姓名', 'Employee name', 'Nombre del empleado'],
  ['product_name', '商品名称', 'Product name', 'Nombre del producto'],
  ['freight_fen', '运费', 'Freight', 'Portes'],
  ['pdf_url', 'PDF地址', 'PDF URL', 'URL del PDF'],
  ['seller_tax_no', '卖家税号', 'Seller tax no.', 'N.º fiscal del vendedor'],
  ['void_reason', '作废原因', 'Reason for voiding', 'Motivo de la anulación'],
  ['is_red', '是否红冲', 'Red-letter', 'De abono'],
  ['lines', '明细', 'Lines', 'Líneas'],
  // A unit is shown next to the number.
  ['weight_g', '重量', 'Weight', 'Peso'],
  ['volume_cm3', '体积', 'Volume', 'Volumen'],
  ['declared_value_fen', '声明价值', 'Declared value', 'Valor declarado'],
])('%s is called by its words', (name, zh, en, es) => {
  expect(composeLabel(name)).toEqual({ zh, en, es })
})

it.each([
  ['coupons', 'Cupones'],
  ['holidays', 'Festivos'],
  ['stock', 'Existencias'],
  ['stocks', 'Existencias'],
  ['images', 'Imágenes'],
  ['orders', 'Pedidos'],
  ['click_count', 'Clics'],
  ['locked_stock', 'Existencias bloqueadas'],
  ['valid_days', 'Días válidos'],
  ['actual_hours', 'Horas reales'],
  ['safety_stock', 'Existencias de seguridad'],
])('%s agrees in number and gender: %s', (name, es) => {
  expect(composeLabel(name)?.es).toBe(es)
})

it.each([
  ['purchaseOrders', 'purchaseOrder'],
  ['deliveries', 'delivery'],
  ['addresses', 'address'],
  ['order', 'order'],
  ['goods', 'goods'],
  ['status', 'status'],
])('one of %s is a %s', (name, one) => {
  expect(singularName(name)).toBe(one)
})

it.each([
  ['purchaseorders', 'purchaseOrders'],
  ['returnaddress', 'returnAddress'],
  ['orders', 'orders'],
  ['purchaseOrders', 'purchaseOrders'],
  ['xyzzyorders', 'xyzzyorders'],
])('%s is of the words of %s', (name, bounded) => {
  expect(boundedName(name)).toBe(bounded)
})

it.each([
  ['orders', 'Orders'],
  ['deliverys', 'Deliveries'],
  ['addresss', 'Addresses'],
  ['goodss', 'Goods'],
])('several are called so in English: %s', (name, en) => {
  expect(composeLabel(name)?.en).toBe(en)
})

it.each(['seller_xyz', 'growth_of_the_last_year_but_one', ''])('%j is a riddle', (name) => {
  expect(composeLabel(name)).toBeUndefined()
})

it.each<[name: string, sample: string | undefined]>([
  ['receiver_name', '陈青禾'],
  ['receiver', '陈青禾'],
  ['receiver_postcode', '310012'],
  ['receiver_address_line', '文三路100号2幢301室'],
  ['shop_remark', '请尽快处理'],
  ['shop_xyz', undefined],
])('samples of %s begin with %s', (name, sample) => {
  const field: Proposal = { name, kind: 'text', label: l('字段', 'Field', 'Campo'), options: {}, doubts: [] }
  const { [name]: values } = sampleValues('thing', [field], [])
  expect(Array.isArray(values) ? values[0] : undefined).toBe(sample)
})
