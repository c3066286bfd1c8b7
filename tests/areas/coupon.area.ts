import { choice, code, day, defineResource, integer, l, money, multiline, removal, text, timestamp, url } from '@/declaration'

/**
 * A whole area in one file, to start from: states, a form, actions by state, bulk, its own refusals, a second person's agreement,
 * roles, a link and figures. What it leaves out follows from the rest.
 */
export default defineResource({
  name: 'coupon',
  path: '/fixture/coupon',
  label: l('优惠券', 'Coupons', 'Cupones'),
  one: l('优惠券', 'Coupon', 'Cupón'),
  icon: 'card',
  menu: { order: 12 },
  key: ['coupon_no'],
  title: 'name',
  errors: {
    48001: l('已有人领取，不能删除', 'It has been claimed, so it stays', 'Ya se ha canjeado y no se puede eliminar'),
    48002: l('只有草稿可以发布', 'Only a draft can be published', 'Solo se publica un borrador'),
    48003: l('已有同名的优惠券', 'Another coupon has this name', 'Otro cupón tiene este nombre'),
    48004: l('结束日期已过，不能发布', 'Its last day has passed', 'Su último día ya pasó'),
  },
  // A role may only do what it is given here. Administrators may do everything.
  roles: { support: ['list', 'detail', 'pause', '!field.budget', '!link.page'], finance: ['list', 'detail', 'approve'] },
  fields: {
    coupon_no: code({ label: l('券号', 'Coupon no.', 'N.º de cupón'), serial: { prefix: 'CP', digits: 4, daily: true } }),
    name: text({ label: l('名称', 'Name', 'Nombre'), min: 2, max: 30, required: true, unique: 48003 }),
    kind: choice({
      label: l('类型', 'Kind', 'Tipo'),
      of: { OFF: l('满减', 'Amount off', 'Descuento'), GIFT: l('无门槛', 'No minimum', 'Sin mínimo') },
      initial: 'OFF',
      required: true,
    }),
    amount: money({ label: l('面额', 'Amount', 'Importe'), unit: 'fen', min: 100, max: 100_000, required: true }),
    // Shown, required and kept only if the kind needs it.
    least: money({
      label: l('最低消费', 'Minimum spend', 'Compra mínima'),
      unit: 'fen',
      max: 1_000_000,
      atLeast: 'amount',
      shownWhen: { kind: 'OFF' },
      requiredWhen: { kind: 'OFF' },
    }),
    total: integer({ label: l('发行量', 'Issued', 'Emitidos'), min: 1, max: 100_000, required: true }),
    claimed: integer({ label: l('已领取', 'Claimed', 'Canjeados'), initial: 0 }),
    budget: money({ label: l('总预算', 'Budget', 'Presupuesto'), unit: 'fen', computed: { product: ['amount', 'total'] } }),
    start_day: day({ label: l('开始日期', 'From', 'Desde'), required: true }),
    end_day: day({ label: l('结束日期', 'Until', 'Hasta'), required: true, atLeast: 'start_day' }),
    state: choice({
      label: l('状态', 'State', 'Estado'),
      of: {
        DRAFT: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
        ACTIVE: { ...l('发放中', 'Active', 'Activo'), tone: 'success' },
        PAUSED: { ...l('已暂停', 'Paused', 'En pausa'), tone: 'warning' },
      },
      initial: 'DRAFT',
    }),
    page: url({ label: l('领取页', 'Page', 'Página'), https: true, max: 200 }),
    reason: multiline({ label: l('暂停原因', 'Why it is paused', 'Motivo de la pausa'), max: 100 }),
    create_time: timestamp({ label: l('创建时间', 'Created', 'Creado') }),
  },
  list: {
    columns: ['name', 'kind', 'amount', 'total', 'claimed', 'state', 'end_day', 'create_time'],
    filters: ['name', 'kind', { on: 'state', test: 'in' }, 'create_time'],
    // A count with a tone stands above the list as a state.
    summary: {
      draft: { label: l('草稿', 'Drafts', 'Borradores'), when: { state: 'DRAFT' }, tone: 'info' },
      active: { label: l('发放中', 'Active', 'Activos'), when: { state: 'ACTIVE' }, tone: 'success' },
      budget: { label: l('总预算', 'Budget', 'Presupuesto'), sum: 'budget' },
    },
  },
  detail: {},
  save: { except: ['claimed'], when: { state: 'DRAFT' }, otherwise: 48002 },
  actions: {
    publish: {
      label: l('发布', 'Publish', 'Publicar'),
      icon: 'check',
      on: ['row', 'bulk'],
      batch: 'ids',
      when: { state: 'DRAFT' },
      otherwise: 48002,
      refuse: [{ when: { end_day: { beforeDays: 0 } }, code: 48004 }],
      confirm: {
        text: l(
          '发布“{title}”后不能再修改。',
          'Once published, “{title}” cannot be changed.',
          'Al publicar «{title}» ya no se puede cambiar.',
        ),
        shows: ['amount', 'total', 'budget'],
      },
      // Above ¥5,000 in total, somebody else with the permission "approve" has to agree first.
      approve: { when: { budget: { atLeast: 500_000 } }, by: 'coupon.approve' },
      effect: [{ set: { state: 'ACTIVE' } }],
    },
    pause: {
      label: l('暂停', 'Pause', 'Pausar'),
      icon: 'block',
      on: ['row', 'bulk'],
      batch: 'ids',
      when: { state: 'ACTIVE' },
      asks: [{ field: 'reason', min: 2 }],
      effect: [{ set: { state: 'PAUSED' } }],
    },
    resume: {
      label: l('恢复', 'Resume', 'Reanudar'),
      icon: 'refresh',
      when: { state: 'PAUSED' },
      effect: [{ set: { state: 'ACTIVE', reason: '' } }],
    },
    remove: removal({ when: { claimed: 0 }, otherwise: 48001 }),
  },
  links: { page: { label: l('打开领取页', 'Open its page', 'Abrir su página'), icon: 'view', to: '{page}' } },
  sample: {
    count: { small: 24, standard: 200, full: 200 },
    values: {
      name: ['新人券', '会员日券', '周年庆券', '开学季券'],
      claimed: { 0: 1, 3: 1, 20: 1 },
      state: { ACTIVE: 4, DRAFT: 3, PAUSED: 1 },
    },
  },
})
