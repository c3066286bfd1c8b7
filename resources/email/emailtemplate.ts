import { choice, defineResource, html, integer, l, removal, tags, text, timestamp } from '@/declaration'
import { lockedInReview, reviewButtons, reviewCases, reviewFields } from '../review'
import { mailTemplates } from '../samples'

const types = { TRIGGER: l('触发', 'Triggered', 'Automático'), BATCH: l('批量', 'Bulk', 'Masivo') }
const bulk = l('批量须含 {UnsubscribeUrl}', 'Bulk needs {UnsubscribeUrl}', 'Masivo: incluya {UnsubscribeUrl}')
const hint = l('只用字母', 'Letters only', 'Solo letras')
/** Bulk mail must let its readers go (domain §8). */
const cannotUnsubscribe = { mail_type: 'BATCH', content: { lacks: ['{UnsubscribeUrl}'] } } as const

export default defineResource({
  name: 'emailTemplate',
  path: '/sendsms/emailtemplete',
  label: l('邮件模板', 'E-mail templates', 'Plantillas de correo'),
  one: l('邮件模板', 'E-mail template', 'Plantilla de correo'),
  icon: 'email',
  menu: { group: 'sendsms', order: 50 },
  key: ['template_id'],
  title: 'template_name',
  fields: {
    template_id: integer({ label: l('编号', 'No.', 'N.º') }),
    template_name: text({ label: l('模板', 'Template', 'Plantilla'), max: 30, required: true }),
    mail_type: choice({ label: l('类型', 'Type', 'Tipo'), of: types, required: true, hint: bulk }),
    subject: text({ label: l('主题', 'Subject', 'Asunto'), max: 100, required: true }),
    content: html({ label: l('正文', 'Body', 'Cuerpo'), maxBytes: 81_920, errorCode: 42003, required: true }),
    variables: tags({ label: l('变量', 'Variables', 'Variables'), max: 50, pattern: '[A-Za-z]+', hint }),
    ...reviewFields,
    create_time: timestamp({ label: l('创建时间', 'Created', 'Creada') }),
  },
  list: {
    call: 'GET /user/emailtemplatelist',
    columns: ['template_name', 'mail_type', 'subject', 'status', 'reject_reason', 'create_time'],
    moreColumns: ['audit_time'],
    sortable: ['create_time', 'audit_time'],
    sort: '-create_time',
    filters: ['template_name', 'mail_type', 'status'],
  },
  detail: {},
  save: {
    call: 'POST /user/saveemailtemplate',
    fields: ['template_name', 'mail_type', 'subject', 'content', 'variables'],
    refuse: lockedInReview,
    checks: [{ when: cannotUnsubscribe, code: 42004, field: 'content' }],
    stamp: { made: 'create_time' },
    buttons: reviewButtons({ mail_type: 'TRIGGER' }),
  },
  actions: { remove: removal('POST /user/removeemailtemplate', lockedInReview) },
  sample: {
    count: { small: 12, standard: 34, full: 34 },
    records: mailTemplates,
    values: {
      status: { APPROVED: 8, REVIEWING: 4, REJECTED: 4, DRAFT: 1 },
      reject_reason: ['主题与正文不符', '含有夸大宣传用语'],
    },
    cases: [
      { when: { mail_type: 'TRIGGER' }, values: { status: { APPROVED: 9, DRAFT: 1 }, audit_time: [null] } },
      ...reviewCases,
    ],
  },
})
