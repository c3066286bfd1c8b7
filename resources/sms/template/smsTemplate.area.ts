import {
  editableInReview,
  lockedInReview,
  marketing,
  noOptOut,
  reviewButtons,
  reviewFields,
  templateReasons,
  withdrawal,
  wrongAttribute,
} from '@resources/terms/review'
import { smsRemoval } from '@resources/terms/smsRemoval'
import { choice, code, defineResource, integer, l, list, multiline, type RecordOf, removal, text } from '@/declaration'
import { templateTypes, variableAttrs } from './templateRules'

const smsTemplate = defineResource({
  name: 'smsTemplate',
  path: '/sendsms/smstemplete',
  label: l('短信模板', 'SMS templates', 'Plantillas de SMS'),
  one: l('短信模板', 'SMS template', 'Plantilla de SMS'),
  icon: 'template',
  menu: { group: 'sendsms', order: 30 },
  key: ['template_code'],
  title: 'template_name',
  card: ['template_code', 'template_type', 'content', 'status', 'reject_reason'],
  fields: {
    template_code: code({ label: l('模板 CODE', 'Template code', 'ID de plantilla'), max: 14, serial: { prefix: 'SMS_', digits: 9 } }),
    template_name: text({ label: l('模板名称', 'Name', 'Nombre'), max: 30, required: true }),
    template_type: choice({
      label: l('类型', 'Type', 'Tipo'),
      of: templateTypes,
      required: true,
      hint: l(
        '推广须先在个人信息填写统一社会信用代码',
        'Promotions require a credit code in Personal info',
        'Las promociones exigen el código social en Mis datos',
      ),
      initial: 'NOTICE',
    }),
    content: multiline({
      label: l('模板内容', 'Content', 'Contenido'),
      input: 'TemplateContent',
      max: 500,
      errorCode: 41011,
      required: true,
    }),
    variables: list({
      label: l('变量', 'Variables', 'Variables'),
      input: 'TemplateVariables',
      short: true,
      fields: {
        name: code({ label: l('变量名', 'Name', 'Nombre'), max: 20, required: true }),
        attr: choice({ label: l('属性', 'Value type', 'Tipo de valor'), of: variableAttrs, required: true }),
      },
    }),
    related_sign: text({
      label: l('关联签名', 'Related signature', 'Firma asociada'),
      hint: l('仅用于审核', 'Only used in the review', 'Solo se usa en la revisión'),
      input: 'RelatedSign',
      max: 12,
      required: true,
    }),
    remark: multiline({
      label: l('申请说明', 'Review note', 'Nota'),
      hint: l('请附上填好变量的示例', 'Include an example with the variables filled in', 'Incluya un ejemplo con las variables rellenas'),
      max: 200,
    }),
    ...reviewFields,
    reject_reason: { ...reviewFields.reject_reason, says: templateReasons },
    use_count: integer({ label: l('使用次数', 'Times used', 'Usos') }),
  },
  history: { except: ['use_count'] },
  list: {
    columns: ['template_name', 'template_code', 'template_type', 'status', 'submit_time', 'content', 'reject_reason'],
    moreColumns: ['use_count', 'related_sign', 'audit_time', 'remark'],
    sortable: ['submit_time', 'audit_time', 'use_count'],
    sort: '-submit_time',
    filters: ['template_name', 'template_code', 'template_type', 'status', 'related_sign'],
    states: 'status',
  },
  detail: {},
  save: {
    fields: ['template_name', 'template_type', 'related_sign', 'content', 'variables', 'remark'],
    when: editableInReview,
    refuse: lockedInReview,
    beside: { content: [41012, 41013, 41014, 41015, 41018], related_sign: [41003] },
    turnedDown: {
      when: { status: 'REJECTED' },
      reason: 'reject_reason',
      about: { variables: [wrongAttribute.zh], template_type: [marketing.zh], content: [noOptOut.zh] },
    },
    copy: ['template_name', 'template_type', 'related_sign', 'content', 'variables', 'remark'],
    buttons: reviewButtons(),
  },
  actions: { withdraw: withdrawal('POST /user/cancelsmstemplate'), remove: removal({ refuse: lockedInReview, confirm: smsRemoval }) },
})

export default smsTemplate
export type SmsTemplate = RecordOf<typeof smsTemplate>
