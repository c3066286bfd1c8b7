import { longestSubject, mailTypes } from '@resources/email/template/mailText'
import {
  email as address,
  choice,
  code,
  defineEndpoints,
  defineResource,
  integer,
  l,
  money,
  object,
  type RecordOf,
  tags,
  text,
  timestamp,
} from '@/declaration'

export const mailEndpoints = defineEndpoints({
  /** Cancels what has not been sent of a task. Idempotent. */
  cancelemail: {
    label: l('撤销定时邮件', 'Cancel scheduled e-mails', 'Cancelar correos programados'),
    call: 'POST /user/cancelemail',
    inputs: { task_id: code({ label: l('任务', 'Task', 'Tarea'), max: 32, required: true }) },
    answer: { canceled: integer({ label: l('已撤销', 'Cancelled', 'Cancelados') }) },
  },
  /** The unmasked addresses of failed e-mails, without repetitions. The platform records who asked. */
  emailaddresses: {
    label: l('查看完整邮箱', 'Show full addresses', 'Ver direcciones completas'),
    call: 'POST /user/emailaddresses',
    inputs: { ids: tags({ label: l('邮件', 'E-mails', 'Correos'), required: true, max: 32 }) },
    answer: { addresses: tags({ label: l('邮箱地址', 'Addresses', 'Direcciones'), required: true }) },
  },
})

export const mailTroubles = {
  MAILBOX_FULL: l('收件人邮箱已满', 'The mailbox is full', 'Buzón lleno'),
  GREYLISTED: l('对方服务器要求稍后再试', 'The server asked to retry later', 'El servidor pide reintentar más tarde'),
  NO_SUCH_ADDRESS: l('地址不存在', 'No such address', 'La dirección no existe'),
  GAVE_UP: l('24 小时内多次重试未成功', 'Gave up after retrying for 24 hours', 'Sin éxito tras reintentar 24 horas'),
  SPAM: l('被判为垃圾邮件', 'Marked as spam', 'Marcado como spam'),
  UNSUBSCRIBED: l('收件人已退订', 'The recipient has unsubscribed', 'El destinatario se dio de baja'),
  NO_BALANCE: l('发送时余额不足', 'Insufficient balance when it was due', 'Saldo insuficiente al llegar la hora'),
} as const

/** Submitted e-mails; a planned one is charged when it is due. */
const charged = { send_time: { set: true } } as const

const email = defineResource({
  name: 'email',
  path: '/sendsms/emaillist',
  label: l('邮件记录', 'E-mail list', 'Lista de correos'),
  one: l('邮件', 'E-mail', 'Correo'),
  icon: 'list',
  menu: { group: 'sendsms', order: 70 },
  key: ['mail_id'],
  title: 'mail_id',
  card: ['to_address', 'mail_status', 'subject', 'err_code', 'create_time'],
  fields: {
    mail_id: code({ label: l('邮件 ID', 'Mail ID', 'ID de correo'), max: 32 }),
    task_id: code({ label: l('任务', 'Task', 'Tarea'), max: 32 }),
    task_name: text({ label: l('任务名称', 'Task name', 'Nombre de la tarea'), max: 30 }),
    template_id: integer({ label: l('模板编号', 'Template no.', 'N.º de plantilla'), ungrouped: true }),
    template_name: text({ label: l('模板', 'Template', 'Plantilla'), max: 30 }),
    mail_type: choice({ label: l('类型', 'Type', 'Tipo'), of: mailTypes }),
    /** With its variables filled in. */
    subject: text({ label: l('主题', 'Subject', 'Asunto'), max: longestSubject }),
    to_address: address({ label: l('收件人', 'Recipient', 'Destinatario') }),
    sender_address: text({ label: l('发信地址', 'From', 'Remitente'), max: 100 }),
    sender_alias: text({ label: l('发件人名', 'Sender name', 'Nombre del remitente'), max: 30 }),
    reply_to: text({ label: l('回信地址', 'Reply-to', 'Responder a'), max: 100 }),
    param: object({ label: l('变量值', 'Values', 'Valores'), fields: {}, values: text({ label: l('变量值', 'Value', 'Valor') }) }),
    mail_status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        SCHEDULED: { ...l('定时待发', 'Scheduled', 'Programado'), tone: 'info' },
        QUEUED: { ...l('排队', 'Queued', 'En cola'), tone: 'info' },
        SENDING: { ...l('发送中', 'Sending', 'Enviando'), tone: 'info' },
        DELIVERED: { ...l('已投递', 'Delivered', 'Entregado'), tone: 'success' },
        SOFT_BOUNCE: { ...l('暂时失败', 'Soft bounce', 'Rebote temporal'), tone: 'warning' },
        FAILED: { ...l('投递失败', 'Failed', 'Fallido'), tone: 'error' },
        REJECTED: { ...l('判为垃圾邮件', 'Spam', 'Spam'), tone: 'error' },
        UNSUBSCRIBED: { ...l('已退订', 'Unsubscribed', 'Dado de baja'), tone: 'default' },
        CANCELED: { ...l('已撤销', 'Cancelled', 'Cancelado'), tone: 'default' },
      },
    }),
    err_code: choice({ label: l('失败原因', 'Reason', 'Motivo'), of: mailTroubles, nullable: true }),
    attempts: integer({ label: l('投递次数', 'Attempts', 'Intentos') }),
    open_time: timestamp({ label: l('打开时间', 'Opened', 'Abierto'), nullable: true }),
    click_count: integer({ label: l('点击', 'Clicks', 'Clics') }),
    /** Frozen while the e-mail is planned, then charged. */
    amount_li: money({ label: l('费用', 'Cost', 'Coste'), unit: 'li', component: 'UntilSent' }),
    source: choice({
      label: l('来源', 'Source', 'Origen'),
      of: { CONSOLE: l('控制台', 'Console', 'Consola'), API: l('接口', 'API', 'API'), TEST: l('测试', 'Test', 'Prueba') },
    }),
    plan_time: timestamp({ label: l('定时时间', 'Scheduled for', 'Programado para'), nullable: true }),
    create_time: timestamp({ label: l('提交时间', 'Submitted', 'Solicitado') }),
    /** When it was submitted and charged. */
    send_time: timestamp({ label: l('发送时间', 'Send time', 'Hora de envío'), nullable: true }),
    /** When its state changes next: it is due, is retried, or is opened by the reader. */
    next_time: timestamp({ label: l('下次投递', 'Next attempt', 'Próximo intento'), nullable: true }),
    /** The new e-mail that replaced a failed one. */
    resent_as: code({ label: l('重发为', 'Sent again as', 'Reenviado como'), max: 32 }),
  },
  history: { log: true },
  list: {
    columns: ['to_address', 'mail_status', 'create_time', 'err_code', 'subject', 'template_name', 'click_count', 'open_time', 'amount_li'],
    moreColumns: ['mail_id', 'task_id', 'task_name', 'mail_type', 'source', 'attempts', 'plan_time', 'send_time'],
    sortable: ['create_time', 'send_time'],
    filters: [
      {
        name: 'period',
        label: l('时间', 'Period', 'Período'),
        test: 'period',
        on: { param: 'date_type', of: { create: 'create_time', send: 'send_time' } },
        maxDays: 7,
        lastDays: 7,
      },
      { on: 'to_address', test: 'in' },
      { on: 'mail_status', test: 'in' },
      'subject',
      'err_code',
      { on: 'task_id', test: 'in' },
      'template_name',
      'source',
    ],
    // The states add up to all e-mails. The charged figure is separate, so its name has its own unit.
    summary: {
      delivered: { label: l('已投递', 'Delivered', 'Entregados'), when: { mail_status: 'DELIVERED' }, tone: 'success' },
      failed: {
        label: l('未送达', 'Not delivered', 'No entregados'),
        when: { mail_status: { in: ['FAILED', 'REJECTED', 'UNSUBSCRIBED'] } },
        tone: 'error',
      },
      waiting: {
        label: l('待投递', 'Pending', 'Pendientes'),
        when: { mail_status: { in: ['SCHEDULED', 'QUEUED', 'SENDING', 'SOFT_BOUNCE'] } },
        tone: 'warning',
      },
      canceled: { label: l('已撤销', 'Cancelled', 'Cancelados'), when: { mail_status: 'CANCELED' }, tone: 'default' },
      opened: { label: l('已打开', 'Opened', 'Abiertos'), when: { open_time: { set: true } } },
      sent: { label: l('计费封数', 'E-mails charged', 'Correos cobrados'), when: charged },
      amount_li: { label: l('费用', 'Cost', 'Coste'), sum: 'amount_li', when: charged },
      frozen_li: { label: l('冻结金额', 'Held', 'Retenido'), sum: 'amount_li', when: { mail_status: 'SCHEDULED' } },
    },
  },
  detail: {
    call: 'GET /user/emaildetail',
    groups: [
      {
        label: l('状态', 'Status', 'Estado'),
        fields: ['mail_status', 'err_code', 'attempts', 'next_time', 'open_time', 'click_count', 'resent_as'],
      },
      {
        label: l('邮件', 'E-mail', 'Correo'),
        fields: ['subject', 'to_address', 'sender_alias', 'sender_address', 'reply_to', 'template_name', 'mail_type', 'param'],
      },
      {
        label: l('发送', 'Sending', 'Envío'),
        fields: ['mail_id', 'task_id', 'task_name', 'source', 'plan_time', 'create_time', 'send_time', 'amount_li'],
      },
    ],
  },
  actions: {
    resend: {
      label: l('重发', 'Send again', 'Reenviar'),
      icon: 'send',
      on: ['row', 'bulk'],
      batch: 'ids',
      // An address that does not exist stays on the list of invalid ones.
      when: [{ mail_status: 'SOFT_BOUNCE' }, { mail_status: 'FAILED', err_code: { notIn: ['NO_SUCH_ADDRESS'] } }],
      done: [{ resent_as: { set: true } }, { mail_status: 'SENDING' }],
      confirm: {
        text: l(
          '失败的邮件作为新邮件重发并计费；暂时失败的立即再投递，不另计费。',
          'Failed e-mails are sent as new ones and charged; soft bounces are retried at once, free of charge.',
          'Los fallidos se envían como correos nuevos y se cobran; los rebotes temporales se reintentan de inmediato, sin coste.',
        ),
        names: 'to_address',
        shows: ['to_address', 'subject', 'mail_status', 'err_code', 'template_name', 'create_time'],
      },
    },
  },
  panels: {
    cancelTask: {
      label: l('撤销定时', 'Cancel task', 'Cancelar tarea'),
      icon: 'block',
      component: 'CancelMailTask',
      on: ['row'],
      when: { mail_status: 'SCHEDULED' },
      capability: 'cancelemail',
    },
    copyFailed: {
      label: l('查看失败地址', 'Show failed addresses', 'Ver direcciones fallidas'),
      icon: 'view',
      component: 'CopyFailedAddresses',
      on: ['bulk'],
      when: { mail_status: { in: ['FAILED', 'REJECTED'] } },
      capability: 'emailaddresses',
    },
  },
  endpoints: mailEndpoints,
  // The seed creates as many as the ledger charged for in the last days.
  sample: { count: { small: 30, standard: 1_200, full: 5_600 } },
})

export default email
export type Email = RecordOf<typeof email>
