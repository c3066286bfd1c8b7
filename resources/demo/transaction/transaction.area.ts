import { choice, code, defineResource, l, money, type RecordOf, text, timestamp } from '@/declaration'

/** The template's sample transactions; amounts are in yuan for clients of the template. */
const transaction = defineResource({
  name: 'transaction',
  path: '/table/transaction',
  label: l('交易', 'Transactions', 'Transacciones'),
  one: l('交易', 'Transaction', 'Transacción'),
  icon: 'receipt',
  menu: { order: 910, hidden: true, onlySent: true },
  key: ['order_no'],
  title: 'order_no',
  card: ['status', 'username', 'price', 'timestamp'],
  fields: {
    order_no: code({ label: l('订单号', 'Order no.', 'N.º de pedido'), min: 36, max: 36 }),
    timestamp: timestamp({ label: l('时间', 'Time', 'Hora') }),
    username: text({ label: l('用户', 'User', 'Usuario'), max: 50 }),
    price: money({ label: l('金额', 'Price', 'Importe'), unit: 'yuan', min: 0 }),
    status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        success: { ...l('成功', 'Success', 'Correcta'), tone: 'success' },
        pending: { ...l('处理中', 'Pending', 'Pendiente'), tone: 'warning' },
      },
    }),
  },
  list: {
    call: 'GET /transaction/list',
    columns: ['order_no', 'timestamp', 'username', 'price', 'status'],
    sortable: ['timestamp', 'price'],
    sort: '-timestamp',
    filters: [
      'status',
      'order_no',
      'username',
      { name: 'period', label: l('时间', 'Time', 'Hora'), test: 'period', on: 'timestamp', maxDays: 90 },
    ],
    summary: {
      success_price: { label: l('成功金额', 'Succeeded', 'Correctas'), sum: 'price', when: { status: 'success' }, tone: 'success' },
      pending_price: { label: l('处理中金额', 'Pending', 'Pendientes'), sum: 'price', when: { status: 'pending' } },
    },
  },
  detail: {},
})

export default transaction
export type Transaction = RecordOf<typeof transaction>
