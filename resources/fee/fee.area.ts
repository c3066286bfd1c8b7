import { channels, payChannels } from '@resources/terms/channels'
import { services, units } from '@resources/terms/services'
import { choice, code, day, defineEndpoints, defineResource, integer, l, list, money, type RecordOf, text, timestamp } from '@/declaration'

const begin_date = day({ label: l('开始日期', 'From', 'Desde'), required: true })
const end_date = day({ label: l('结束日期', 'To', 'Hasta'), required: true })
const total = integer({ label: l('总数', 'Total', 'Total') })

export const feeEndpoints = defineEndpoints({
  stat: {
    label: l('费用汇总', 'Fee totals', 'Totales de movimientos'),
    call: 'GET /user/feestat',
    capability: 'list',
    query: {
      begin_date,
      end_date,
      group: choice({
        label: l('汇总方式', 'Grouped by', 'Agrupado por'),
        of: { DAY: l('按日', 'Day', 'Día'), SERVICE: l('按服务', 'Service', 'Servicio'), SHOP: l('按店铺', 'Shop', 'Tienda') },
        required: true,
      }),
    },
    answer: {
      items: list({
        label: l('汇总', 'Totals', 'Totales'),
        fields: {
          /** The day, the service, or `op/app_id/seller_nick`; '' for entries without a shop. */
          key: text({ label: l('分组', 'Group', 'Grupo') }),
          name: text({ label: l('名称', 'Name', 'Nombre') }),
          quantity: integer({ label: l('数量', 'Quantity', 'Cantidad'), required: true }),
          amount_li: money({ label: l('金额', 'Amount', 'Importe'), unit: 'li', signed: true, required: true }),
          income_li: money({ label: l('收入', 'Income', 'Ingresos'), unit: 'li', required: true }),
          expense_li: money({ label: l('支出', 'Expenses', 'Gastos'), unit: 'li', required: true }),
          count: integer({ label: l('笔数', 'Entries', 'Asientos'), required: true }),
        },
      }),
      total,
      begin_balance_li: money({ label: l('期初余额', 'Opening balance', 'Saldo inicial'), unit: 'li', required: true }),
      end_balance_li: money({ label: l('期末余额', 'Closing balance', 'Saldo final'), unit: 'li', required: true }),
    },
  },
  priceList: {
    label: l('价目表', 'Price list', 'Tarifas'),
    call: 'GET /user/feepricelist',
    capability: 'list',
    answer: {
      items: list({
        label: l('价目', 'Prices', 'Tarifas'),
        fields: {
          service: choice({ label: l('服务项目', 'Service', 'Servicio'), of: services }),
          unit: choice({ label: l('单位', 'Unit', 'Unidad'), of: units }),
          unit_price_li: money({ label: l('单价', 'Unit price', 'Precio unitario'), unit: 'li', nullable: true }),
          /** The rate in basis points, if a share of the amount is charged. */
          rate_bp: integer({ label: l('费率', 'Rate', 'Tasa'), nullable: true }),
          free_quota: integer({ label: l('每日免费量', 'Free per day', 'Gratis al día') }),
          tiers: list({
            label: l('阶梯', 'Tiers', 'Tramos'),
            fields: {
              from: integer({ label: l('起始数量', 'From', 'Desde') }),
              unit_price_li: money({ label: l('单价', 'Unit price', 'Precio unitario'), unit: 'li' }),
            },
          }),
        },
      }),
      total,
    },
  },
})

const fee = defineResource({
  name: 'fee',
  path: '/partnerfee/partnerfee',
  label: l('费用明细', 'Fee details', 'Movimientos'),
  one: l('费用流水', 'Entry', 'Asiento'),
  icon: 'fee',
  menu: { order: 20 },
  roles: { finance: ['*'] },
  key: ['fee_no'],
  title: 'fee_no',
  card: ['amount_li', 'fee_type', 'service', 'status', 'create_time'],
  fields: {
    fee_no: code({ label: l('流水号', 'Entry no.', 'N.º de asiento'), max: 19 }),
    fee_type: choice({
      label: l('费用类型', 'Entry type', 'Tipo de asiento'),
      of: {
        RECHARGE: { ...l('充值', 'Top-up', 'Recarga'), tone: 'success' },
        CONSUME: { ...l('消费', 'Usage', 'Consumo'), tone: 'default' },
        REFUND: { ...l('退款', 'Refund', 'Reembolso'), tone: 'info' },
        GIFT: { ...l('赠送', 'Gift', 'Bonificación'), tone: 'success' },
        ADJUST: { ...l('调账', 'Adjustment', 'Ajuste'), tone: 'warning' },
        AGENT_PAY: { ...l('代付', 'Agent pay', 'Pago por cuenta'), tone: 'info' },
      },
    }),
    service: choice({ label: l('服务项目', 'Service', 'Servicio'), of: services, nullable: true }),
    stat_date: day({ label: l('账期日期', 'Usage date', 'Fecha de uso') }),
    quantity: integer({ label: l('数量', 'Quantity', 'Cantidad'), nullable: true, component: 'FeeQuantity' }),
    unit: choice({ label: l('单位', 'Unit', 'Unidad'), of: units, nullable: true }),
    free_quantity: integer({ label: l('免费量', 'Free units', 'Unidades gratis'), nullable: true }),
    /** null if a share of the amount paid is charged. */
    unit_price_li: money({ label: l('单价', 'Unit price', 'Precio unitario'), unit: 'li', nullable: true }),
    base_fen: money({ label: l('计费金额', 'Chargeable amount', 'Importe base'), unit: 'fen', nullable: true }),
    amount_li: money({ label: l('金额', 'Amount', 'Importe'), unit: 'li', signed: true }),
    /** null until the entry is settled and has its place in the chain of balances. */
    balance_li: money({ label: l('变动后余额', 'Balance after', 'Saldo posterior'), unit: 'li', nullable: true }),
    status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        ESTIMATED: { ...l('预估', 'Estimated', 'Estimado'), tone: 'info' },
        SETTLED: { ...l('已结算', 'Settled', 'Liquidado'), tone: 'success' },
        REVERSED: { ...l('已冲正', 'Reversed', 'Anulado'), tone: 'default' },
      },
    }),
    op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels, nullable: true }),
    app_id: code({ label: l('应用', 'App', 'Aplicación'), max: 16 }),
    seller_nick: text({ label: l('商家账号', 'Seller', 'Cuenta del vendedor'), max: 64 }),
    shop_name: text({ label: l('店铺', 'Shop', 'Tienda'), max: 64 }),
    pay_channel: choice({ label: l('支付方式', 'Channel', 'Canal'), of: payChannels, nullable: true }),
    out_trade_no: code({ label: l('充值单号', 'Top-up no.', 'N.º de recarga'), max: 32 }),
    transaction_id: code({ label: l('渠道流水', 'Channel no.', 'N.º del canal'), max: 32 }),
    /** The entry that this refund or adjustment reverses. */
    reversed_no: code({ label: l('冲正流水', 'Reverses entry', 'Anula el asiento'), max: 19 }),
    operator: text({ label: l('操作人', 'Operator', 'Operador'), max: 32 }),
    remark: text({ label: l('备注', 'Note', 'Nota'), max: 200 }),
    create_time: timestamp({ label: l('时间', 'Time', 'Fecha y hora') }),
    /** When it was settled. The chain of balances is ordered by this time, then by number. */
    settle_time: timestamp({ label: l('入账时间', 'Booked', 'Contabilizado'), nullable: true }),
  },
  sample: { count: { small: 600, standard: 6_000, full: 30_000 } },
  history: { log: true },
  list: {
    columns: [
      'fee_no',
      'create_time',
      'fee_type',
      'amount_li',
      'service',
      'balance_li',
      'quantity',
      'unit_price_li',
      'status',
      'stat_date',
      'op',
      'shop_name',
    ],
    moreColumns: [
      'unit',
      'free_quantity',
      'base_fen',
      'seller_nick',
      'app_id',
      'pay_channel',
      'out_trade_no',
      'transaction_id',
      'reversed_no',
      'operator',
      'remark',
      'settle_time',
    ],
    sortable: ['create_time', 'stat_date', 'amount_li', 'settle_time'],
    filters: [
      { name: 'period', label: l('账期', 'Usage date', 'Fecha de uso'), test: 'period', on: 'stat_date', maxDays: 92, lastDays: 7 },
      'fee_type',
      'service',
      'op',
      'seller_nick',
      'app_id',
      'status',
      {
        name: 'keyword',
        on: ['fee_no', 'out_trade_no'],
        test: 'equals',
        input: code({ label: l('流水号/充值单号', 'Entry or top-up no.', 'N.º de asiento o recarga'), max: 32 }),
      },
    ],
    summary: {
      income_li: { label: l('收入', 'Income', 'Ingresos'), sum: 'amount_li', when: { amount_li: { atLeast: 1 } }, tone: 'success' },
      expense_li: { label: l('支出', 'Expenses', 'Gastos'), sum: 'amount_li', when: { amount_li: { atMost: -1 } } },
      begin_balance_li: { label: l('期初余额', 'Opening balance', 'Saldo inicial'), computed: 'li', of: 'balance_li' },
      end_balance_li: {
        label: l('期末余额（含预估）', 'Closing balance (with estimates)', 'Saldo final (con estimaciones)'),
        computed: 'li',
        of: 'balance_li',
      },
    },
  },
  detail: {
    groups: [
      {
        label: l('费用', 'Entry', 'Asiento'),
        fields: ['fee_no', 'fee_type', 'status', 'amount_li', 'balance_li', 'create_time', 'settle_time'],
      },
      {
        label: l('计费', 'Basis', 'Base del cargo'),
        fields: ['service', 'stat_date', 'quantity', 'free_quantity', 'unit_price_li', 'base_fen'],
      },
      { label: l('店铺', 'Shop', 'Tienda'), fields: ['shop_name', 'op', 'seller_nick', 'app_id'] },
      {
        label: l('充值与调账', 'Top-up and adjustment', 'Recarga y ajuste'),
        fields: ['pay_channel', 'out_trade_no', 'transaction_id', 'reversed_no', 'operator', 'remark'],
      },
    ],
  },
  panels: {
    statement: {
      label: l('月度对账单', 'Monthly statement', 'Extracto mensual'),
      icon: 'receipt',
      component: 'FeeStatement',
      on: ['list'],
      capability: 'list',
    },
  },
  endpoints: feeEndpoints,
})

export default fee
export type Fee = RecordOf<typeof fee>
