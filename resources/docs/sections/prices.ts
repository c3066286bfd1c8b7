import { prices, type Service, services, units } from '@resources/terms/services'
import { l } from '@/declaration'
import type { DocTable } from '@/declaration/documentation'

const yuan = (li: number): string => (li / 1000).toFixed(3)

export const priceTable = (...wanted: readonly Service[]): DocTable => ({
  caption: l('价格', 'Prices', 'Precios'),
  columns: [
    l('服务', 'Service', 'Servicio'),
    l('单位', 'Unit', 'Unidad'),
    l('单价（元）', 'Price (yuan)', 'Precio (yuanes)'),
    l('每日免费', 'Free per day', 'Gratis al día'),
  ],
  rows: wanted.map((service) => {
    const { unit, unit_price_li, rate_bp = 0, free_quota = 0 } = prices[service]
    const share = `${(rate_bp / 100).toFixed(2)} %`
    return [
      services[service],
      units[unit],
      unit_price_li === null
        ? l(`金额的 ${share}`, `${share} of the amount`, `${share} del importe`)
        : l(yuan(unit_price_li), yuan(unit_price_li), yuan(unit_price_li)),
      l(String(free_quota), String(free_quota), String(free_quota)),
    ]
  }),
})

export const feeWords = l(
  '费用从余额扣除，按日汇总在“费用明细”中；价格以 `GET /user/feepricelist` 的返回为准。',
  'Fees are deducted from the balance and listed in “Fee details”, totalled by day; the prices returned by `GET /user/feepricelist` are authoritative.',
  'El coste se descuenta del saldo y figura, sumado por día, en el detalle de cargos; prevalecen los precios que devuelve `GET /user/feepricelist`.',
)
