import { approvedFrom, refundDeciders, typedAbove } from '@resources/pay/refund/refunds'
import { boolean, files, integer, l, multiline, text, url } from '@/declaration'
import { shortReply } from './complaintStates'

// Actions on complaints. The wording of replies and refund decisions is the payment channel's.

/** Pictures for a reply or refusal; the channel stores them. */
const complaintImages = {
  scene: 'complaint',
  upload: { call: 'POST /user/uploadcomplaintimage', id: 'media_id' },
  maxItems: 4,
  maxBytes: 2 * 1024 * 1024,
  accept: ['image/jpeg', 'image/png'],
  errorCode: 44002,
} as const

const remark = text({ label: l('备注', 'Note', 'Nota'), max: 200 })

const content = {
  label: l('回复内容', 'Reply', 'Respuesta'),
  min: 1,
  max: 500,
  rows: 5,
  errorCode: 44001,
  templates: {
    of: 'replyTemplate',
    title: 'title',
    text: 'content',
    suits: 'problem_type',
    variables: { 订单号: 'out_trade_no', 金额: 'order_fee' },
  },
} as const

const closed = { when: { complaint_state: 'PROCESSED' }, code: 44004 } as const
const open = { complaint_state: { in: ['PENDING', 'PROCESSING'] } } as const
const highRisk = { when: { user_tag_list: { has: 'HIGH_RISK' } }, code: 44009 } as const

const undecidable = [
  { when: { problem_type: { not: 'REFUND' } }, code: 44006 },
  { when: { refund_decision: { not: 'NONE' } }, code: 44008 },
  closed,
] as const

/** For decisions that may refund a complaint's amount. Without an amount, it is everything that was paid. */
const decisionApproval = {
  when: [
    { refund_now: true, apply_refund_amount: { atLeast: approvedFrom } },
    { refund_now: true, apply_refund_amount: { set: false }, order_fee: { atLeast: approvedFrom } },
  ],
  ...refundDeciders,
} as const

export const complaintActions = {
  reply: {
    label: l('回复', 'Reply', 'Responder'),
    icon: 'reply',
    call: 'POST /user/replycomplaint',
    on: ['row'],
    shortcut: 'r',
    next: true,
    requestId: true,
    when: open,
    refuse: [closed],
    confirm: {
      text: l('用户投诉的内容：', 'What the payer is complaining about:', 'Lo que reclama el pagador:'),
      shows: ['complaint_detail', 'problem_type', 'due_time'],
    },
    inputs: {
      response_content: multiline({
        ...content,
        warnAbove: shortReply,
        hint: l(
          '用户在微信里看到；仅服务商可超过 200 字',
          'The payer sees it in WeChat. Only service providers may write more than 200 characters.',
          'El pagador la ve en WeChat. Solo los proveedores de servicios pueden superar los 200 caracteres.',
        ),
        required: true,
      }),
      response_images: files({ ...complaintImages, label: l('图片', 'Pictures', 'Imágenes') }),
      jump_url: url({
        label: l('跳转链接', 'Link', 'Enlace'),
        hint: l(
          '须为 https 链接，同时填写文案',
          'Must start with https:// and needs a link text',
          'Debe empezar por https:// y llevar texto del enlace',
        ),
        https: true,
        max: 512,
        errorCode: 44003,
      }),
      jump_url_text: text({
        label: l('链接文案', 'Link text', 'Texto del enlace'),
        max: 10,
        errorCode: 44003,
      }),
    },
  },
  /** Answers with the updated complaint plus `refund_status`, `out_refund_no` and `refund_refusal` {code, message}. */
  approve: {
    label: l('同意退款', 'Approve refund', 'Aprobar reembolso'),
    icon: 'refund',
    call: 'POST /user/updaterefundprogress',
    on: ['row'],
    shortcut: 'a',
    next: true,
    result: 'RefundResult',
    requestId: true,
    send: { action: 'APPROVE' },
    when: { ...open, problem_type: 'REFUND', refund_decision: 'NONE' },
    refuse: undecidable,
    never: ['reject_reason', 'reject_images'],
    // A refund now also needs the right to refund trades.
    needs: { refund_now: 'trade.refund' },
    approve: decisionApproval,
    confirm: {
      text: l(
        '开启“同时发起退款”后，款项原路退回，不能撤销。',
        'With “Refund now” the money goes back to the original payment method; this cannot be undone.',
        'Con «Reembolsar ahora» el dinero vuelve por la misma vía; no se puede deshacer.',
      ),
      type: {
        amount: 'apply_refund_amount',
        or: 'order_fee',
        above: typedAbove,
        if: 'refund_now',
        label: l('同意并退款', 'Approve and refund', 'Aprobar y reembolsar'),
      },
      shows: ['out_trade_no', 'payer_openid', 'order_fee', 'apply_refund_amount'],
      totals: ['trades.payer_total', 'trades.refund_fee', 'trades.refundable_fee'],
    },
    inputs: {
      launch_refund_day: integer({
        label: l('承诺退款时限', 'Refund within', 'Plazo de reembolso'),
        hint: l('0 表示今天', '0 = today', '0 = hoy'),
        unit: l('个工作日', 'working days', 'días hábiles'),
        min: 0,
        max: 7,
        initial: 0,
      }),
      refund_now: boolean({
        label: l('同时发起退款', 'Refund now', 'Reembolsar ahora'),
        hint: l(
          '开启：按申请金额（未填写时按订单金额）原路退回，退款被拒时审批仍有效；关闭：须在上述时限内自行发起退款',
          'On: the requested amount, or the order amount if none was requested, goes back to the original payment method; if that is refused, the approval stands. Off: you promise to refund within the days above and issue the refund yourself.',
          'Activado: el importe solicitado, o el del pedido si no se indicó ninguno, vuelve por la misma vía; si se rechaza, la aprobación sigue en pie. Desactivado: se compromete a reembolsar en el plazo indicado y hace usted el reembolso.',
        ),
        initial: false,
      }),
      remark,
    },
  },
  reject: {
    label: l('拒绝退款', 'Refuse refund', 'Rechazar reembolso'),
    icon: 'block',
    call: 'POST /user/updaterefundprogress',
    on: ['row'],
    shortcut: 'x',
    next: true,
    danger: true,
    requestId: true,
    send: { action: 'REJECT' },
    when: { ...open, problem_type: 'REFUND', refund_decision: 'NONE' },
    refuse: undecidable,
    never: ['launch_refund_day', 'refund_now'],
    inputs: {
      reject_reason: multiline({
        label: l('拒绝原因', 'Reason', 'Motivo'),
        min: 1,
        max: 200,
        rows: 3,
        required: true,
        errorCode: 44007,
      }),
      reject_images: files({ ...complaintImages, label: l('凭证图片', 'Evidence', 'Pruebas') }),
      remark,
    },
    confirm: {
      text: l(
        '拒绝后投诉单即处理完成，请先与用户沟通。',
        'This closes the complaint. Talk to the payer first.',
        'Esto cierra la reclamación. Hable antes con el pagador.',
      ),
      shows: ['complaint_detail', 'out_trade_no', 'order_fee', 'apply_refund_amount', 'due_time'],
    },
  },
  complete: {
    label: l('完结', 'Close complaint', 'Cerrar reclamación'),
    icon: 'check',
    call: 'POST /user/completecomplaint',
    on: ['row', 'bulk'],
    shortcut: 'c',
    next: true,
    batch: 'ids',
    requestId: true,
    refuse: [
      {
        when: {
          complaint_state: { not: 'PROCESSED' },
          first_reply_time: { set: false },
          complaint_full_refunded: false,
        },
        code: 44005,
      },
    ],
    inBulk: {
      text: l(
        '完结后各用户会收到满意度评价邀请；只有用户继续投诉才会重新打开。',
        'The payers are then asked how satisfied they are. Only they can reopen their complaints.',
        'Después se pide a los pagadores su valoración. Solo ellos pueden reabrir sus reclamaciones.',
      ),
      refuse: [highRisk, { when: { incoming_user_response: true, ...open }, code: 44009 }],
    },
    warns: [
      {
        when: { problem_type: 'REFUND', refund_decision: 'NONE', complaint_full_refunded: false },
        text: l(
          '用户申请了退款，尚未审批；完结后不能再审批',
          'The payer asked for a refund that has not been decided; once closed, it can no longer be decided',
          'El pagador pidió un reembolso que aún no se ha decidido; tras el cierre ya no se podrá decidir',
        ),
      },
    ],
    done: { complaint_state: 'PROCESSED' },
    when: { complaint_state: 'PROCESSING' },
    confirm: {
      text: l(
        '完结后用户会收到满意度评价邀请；只有用户继续投诉才会重新打开。',
        'The payer is then asked how satisfied they are. Only the payer can reopen the complaint.',
        'Después se pide al pagador su valoración. Solo el pagador puede reabrir la reclamación.',
      ),
      shows: [
        'complaint_detail',
        'problem_type',
        'out_trade_no',
        'order_fee',
        'refund_decision',
        'first_reply_time',
      ],
    },
  },
  batchReply: {
    label: l('批量回复', 'Reply to selected', 'Responder a las seleccionadas'),
    icon: 'reply',
    call: 'POST /user/batchreplycomplaint',
    on: ['bulk'],
    batch: 'ids',
    requestId: true,
    inBulk: { most: 50 },
    when: open,
    refuse: [closed, highRisk],
    unless: { response_content: 'template_id' },
    inputs: {
      template_id: integer({
        label: l('回复模板', 'Template', 'Plantilla'),
        min: 1,
        nullable: true,
        // The console puts the template's text into the reply, where it can be edited.
        unasked: true,
      }),
      response_content: multiline({
        ...content,
        hint: l(
          '{订单号} 和 {金额} 会换成各投诉单的值',
          '{订单号} and {金额} become each order’s number and amount',
          '{订单号} y {金额} pasan a ser el n.º y el importe de cada pedido',
        ),
      }),
    },
  },
  assign: {
    label: l('分配', 'Assign', 'Asignar'),
    icon: 'person',
    call: 'POST /user/assigncomplaint',
    on: ['row', 'bulk'],
    shortcut: 'g',
    batch: 'ids',
    when: open,
    refuse: [closed],
    inputs: {
      assignee: text({
        label: l('新处理人', 'New handler', 'Nuevo responsable'),
        max: 30,
        required: true,
        input: 'AssigneeChoice',
      }),
    },
    prefill: { assignee: 'assignee' },
    confirm: {
      text: l(
        '分配后由处理人跟进，之后仍可改派。',
        'The new handler takes over. You can reassign later.',
        'El nuevo responsable se hace cargo. Se puede reasignar después.',
      ),
      shows: ['complaint_detail', 'problem_type', 'order_fee', 'due_time', 'assignee'],
    },
  },
} as const
