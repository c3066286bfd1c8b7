import {
  boolean,
  choice,
  code,
  defineResource,
  integer,
  l,
  money,
  phone,
  type Resource,
  reference,
  tags,
  text,
} from '@/declaration'
import { label, plainArea } from '../declaration/plainArea'

const named = (name: string) => ({ label: l(`${name}名`, name, name) })

/** The target of the other areas' references. */
export const shop: Resource = {
  ...plainArea('/shop', { order: 2 }),
  key: ['code'],
  title: 'name',
  fields: {
    code: code({ label: l('编号', 'Code', 'Código'), serial: { prefix: 'S', digits: 4 } }),
    name: text({ label }),
  },
  list: {
    call: 'GET /test/shoplist',
    columns: ['name'],
    sortable: ['name'],
    sort: 'name',
    filters: ['name'],
  },
}

/** Identified by two values. */
export const branch: Resource = {
  ...plainArea('/branch', { order: 4 }),
  key: ['city', 'no'],
  title: 'name',
  fields: { city: text({ label }), no: integer({ label }), name: text({ label }) },
  list: {
    call: 'GET /test/branchlist',
    columns: ['city', 'no', 'name'],
    sortable: ['name'],
    sort: 'name',
    filters: ['name'],
  },
  sample: {
    count: { small: 2, standard: 2, full: 2 },
    records: [
      { city: '杭州', no: 1, name: '西湖店' },
      { city: '上海/浦东', no: 1, name: '浦东店' },
    ],
  },
}

/** An area whose fields depend on each other in every way that a declaration can say. */
export const order = defineResource({
  name: 'order',
  path: '/test/order',
  label: l('订单', 'Order', 'Pedido'),
  icon: 'receipt',
  menu: { order: 3 },
  key: ['no'],
  title: 'name',
  fields: {
    no: code({ ...named('no'), serial: { prefix: 'O', digits: 4 } }),
    name: text({ ...named('name'), required: true, max: 20, unique: 41002 }),
    mobile: phone({ ...named('mobile'), nullable: true, unique: 45001 }),
    kind: choice({
      ...named('kind'),
      of: { PICKUP: l('自提', 'Pick-up', 'Recogida'), POST: l('邮寄', 'Post', 'Correo') },
      required: true,
    }),
    insured: boolean({ ...named('insured'), shownWhen: { kind: 'POST' } }),
    city: text({
      ...named('city'),
      max: 10,
      errorCode: 41001,
      shownWhen: { kind: 'POST' },
      requiredWhen: { kind: 'POST' },
    }),
    insurance: money({
      ...named('insurance'),
      unit: 'fen',
      min: 1,
      nullable: true,
      shownWhen: { insured: true },
      requiredWhen: { insured: true },
    }),
    reason: text({ ...named('reason'), requiredWhen: { total: { atLeast: 100_000 } } }),
    goods: integer({ ...named('goods'), min: 0 }),
    price: money({ ...named('price'), unit: 'fen' }),
    freight: money({ ...named('freight'), unit: 'fen' }),
    goods_fee: money({ ...named('goods_fee'), unit: 'fen', computed: { product: ['price', 'goods'] } }),
    total: money({ ...named('total'), unit: 'fen', computed: { sum: ['goods_fee', 'freight'] } }),
    paid: money({
      ...named('paid'),
      unit: 'fen',
      min: 0,
      max: 10_000_000,
      suggested: { sum: ['goods_fee', 'freight'] },
    }),
    marks: tags({ ...named('marks') }),
    mark_count: integer({ ...named('mark_count'), computed: { count: 'marks' } }),
    address: text({ ...named('address'), computed: { joined: ['city', 'name'], with: '/' } }),
    shop: reference({ ...named('shop'), to: 'shop' }),
    shop_name: text({ ...named('shop_name'), takenFrom: 'shop.name' }),
    branch: reference({ ...named('branch'), to: 'branch' }),
    branch_name: text({ ...named('branch_name'), takenFrom: 'branch.name' }),
  },
  list: {
    call: 'GET /test/orderlist',
    columns: ['no', 'name', 'kind', 'total', 'shop_name'],
    sortable: ['total', 'no'],
    sort: '-no',
    filters: ['name', 'shop_name', 'mark_count'],
    summary: { total: { ...named('total'), sum: 'total' } },
  },
  save: {
    call: 'POST /test/saveorder',
    fields: [
      ...(['name', 'mobile', 'kind', 'city', 'insured', 'insurance', 'reason', 'goods', 'price'] as const),
      ...([
        'freight',
        'goods_fee',
        'total',
        'paid',
        'marks',
        'shop',
        'shop_name',
        'branch',
        'branch_name',
      ] as const),
    ],
    checks: [{ when: { total: { atMost: -1 } }, code: 43003, field: 'freight' }],
    copy: ['name', 'kind', 'city', 'price', 'total'],
  },
  actions: {
    send: {
      label: l('发货', 'Send', 'Enviar'),
      icon: 'send',
      call: 'POST /test/sendorder',
      on: ['row', 'bulk'],
      batch: 'ids',
      inputs: {
        how: choice({
          ...named('how'),
          of: { SELF: l('自送', 'Self', 'Propio'), POST: l('邮寄', 'Post', 'Correo') },
        }),
        parcel: text({
          ...named('parcel'),
          max: 8,
          shownWhen: { how: 'POST' },
          requiredWhen: { how: 'POST' },
        }),
      },
      effect: [{ set: { reason: { input: 'parcel' } } }],
    },
    reprice: {
      label: l('改价', 'Reprice', 'Cambiar precio'),
      icon: 'payments',
      call: 'POST /test/repriceorder',
      on: ['row'],
      inputs: {
        price: money({ ...named('price'), unit: 'fen', required: true }),
        name: text({ ...named('name'), max: 20 }),
        kind: text({ ...named('kind') }),
      },
      effect: [
        { when: { insured: true }, set: { price: { input: 'price' }, kind: 'PICKUP' } },
        { when: { goods: 7 }, set: { name: { input: 'name' } } },
        { set: { price: { input: 'price' } } },
      ],
    },
  },
  sample: {
    count: { small: 30, standard: 30, full: 60 },
    values: { name: ['甲', '乙'], goods: [1, 2, 3], price: [100, 70_000], freight: [500] },
    cases: [{ when: { total: { atLeast: 140_000 } }, values: { marks: [['large']] } }],
  },
})
