import {
  boasting,
  editableInReview,
  lockedInReview,
  mailReasons,
  misleadingSubject,
  reviewButtons,
  reviewFields,
  withdrawal,
} from '@resources/terms/review'
import {
  choice,
  code,
  defineEndpoints,
  defineResource,
  email,
  html,
  integer,
  l,
  object,
  type RecordOf,
  removal,
  tags,
  text,
  timestamp,
} from '@/declaration'
import { longestMailValue, mailTypes, usualVariables } from './mailText'

export const mailValues = object({
  label: l('变量', 'Variables', 'Variables'),
  fields: {},
  values: text({ label: l('变量值', 'Value', 'Valor'), max: longestMailValue }),
})

export const templateEndpoints = defineEndpoints({
  /** At most five per hour; sent to one address and charged. */
  testemail: {
    label: l('发测试邮件', 'Send a test', 'Enviar prueba'),
    call: 'POST /user/testemail',
    inputs: {
      template_id: integer({ label: l('模板', 'Template', 'Plantilla'), required: true }),
      to_address: email({ label: l('收件人', 'Recipient', 'Destinatario'), required: true, errorCode: 42001 }),
      param: mailValues,
    },
    answer: { mail_id: code({ label: l('邮件 ID', 'Mail ID', 'ID de correo') }) },
  },
})

const bulk = l(
  '批量邮件须含 {UnsubscribeUrl}',
  'Bulk e-mails must contain {UnsubscribeUrl}',
  'Los correos masivos deben incluir {UnsubscribeUrl}',
)
const hint = l('变量名只能用字母', 'Variable names may contain letters only', 'Los nombres de variable solo pueden llevar letras')
const cannotUnsubscribe = { mail_type: 'BATCH', content: { lacks: ['{UnsubscribeUrl}'] } } as const

/** E-mail templates. Bulk mail is reviewed before it may be sent. */
const emailTemplate = defineResource({
  name: 'emailTemplate',
  path: '/sendsms/emailtemplete',
  label: l('邮件模板', 'E-mail templates', 'Plantillas de correo'),
  one: l('邮件模板', 'E-mail template', 'Plantilla de correo'),
  icon: 'email',
  menu: { group: 'sendsms', order: 50 },
  key: ['template_id'],
  title: 'template_name',
  card: ['mail_type', 'subject', 'status', 'reject_reason', 'create_time'],
  fields: {
    template_id: integer({ label: l('编号', 'No.', 'N.º'), ungrouped: true }),
    template_name: text({ label: l('模板', 'Template name', 'Nombre de la plantilla'), max: 30, required: true }),
    mail_type: choice({ label: l('类型', 'Type', 'Tipo'), of: mailTypes, required: true, hint: bulk }),
    subject: text({ label: l('主题', 'Subject', 'Asunto'), max: 100, required: true }),
    content: html({ label: l('正文', 'Body', 'Cuerpo'), maxBytes: 81_920, errorCode: 42003, required: true, variables: usualVariables }),
    variables: tags({ label: l('变量', 'Variables', 'Variables'), max: 50, pattern: '[A-Za-z]+', hint, input: 'MailVariables' }),
    ...reviewFields,
    reject_reason: { ...reviewFields.reject_reason, says: mailReasons },
    create_time: timestamp({ label: l('创建时间', 'Created', 'Creada') }),
  },
  list: {
    columns: ['template_name', 'mail_type', 'status', 'create_time', 'subject', 'reject_reason'],
    moreColumns: ['variables', 'submit_time', 'audit_time'],
    sortable: ['create_time', 'audit_time'],
    filters: ['template_name', 'mail_type', 'status'],
    states: 'status',
  },
  detail: {},
  save: {
    fields: ['template_name', 'mail_type', 'subject', 'content', 'variables'],
    when: editableInReview,
    refuse: lockedInReview,
    checks: [{ when: cannotUnsubscribe, code: 42004, field: 'content' }],
    beside: { variables: [41012] },
    turnedDown: {
      when: { status: 'REJECTED' },
      reason: 'reject_reason',
      about: { subject: [misleadingSubject.zh], content: [boasting.zh] },
    },
    copy: ['template_name', 'mail_type', 'subject', 'content', 'variables'],
    buttons: reviewButtons({ mail_type: 'TRIGGER' }),
  },
  actions: {
    withdraw: withdrawal('POST /user/cancelemailtemplate'),
    remove: removal({
      refuse: lockedInReview,
      confirm: {
        text: l(
          '删除后不能再用它发送邮件，已有的邮件记录保留。删除后不能恢复。',
          'It can no longer be used to send e-mails, from the console or the API. Those already sent stay on record. This cannot be undone.',
          'Ya no se podrán enviar correos con ella, ni desde la consola ni por la API. Los enviados siguen en el registro. No se puede recuperar.',
        ),
        type: 'count',
      },
    }),
  },
  panels: {
    preview: { label: l('预览', 'Preview', 'Vista previa'), icon: 'view', component: 'MailPreview', on: ['row'], capability: 'detail' },
    test: {
      label: l('发测试邮件', 'Send a test', 'Enviar prueba'),
      icon: 'send',
      component: 'TestMail',
      on: ['row'],
      when: { status: { not: 'DISABLED' } },
      capability: 'testemail',
    },
  },
  endpoints: templateEndpoints,
})

export default emailTemplate
export type EmailTemplate = RecordOf<typeof emailTemplate>
