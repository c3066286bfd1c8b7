import { signNamePattern } from '@resources/sms/template/templateRules'
import {
  editableInReview,
  lockedInReview,
  reviewButtons,
  reviewFields,
  signReasons,
  unproven,
  unrelatedName,
  withdrawal,
} from '@resources/terms/review'
import { smsRemoval } from '@resources/terms/smsRemoval'
import { boolean, choice, code, defineResource, files, integer, l, multiline, type RecordOf, removal, text } from '@/declaration'

export const signTypes = { COMMON: l('通用', 'General', 'General'), CODE: l('验证码', 'Codes only', 'Solo códigos') } as const

const sources = {
  COMPANY: l('企事业单位名', 'Company name', 'Nombre de la empresa'),
  TRADEMARK: l('注册商标', 'Registered trademark', 'Marca registrada'),
  APP: l('已上线 App', 'Published app', 'App publicada'),
  WEBSITE: { ...l('网站', 'Website', 'Sitio web'), former: true },
  MINIAPP: { ...l('小程序', 'Mini program', 'Miniprograma'), former: true },
  SHOP: { ...l('店铺名', 'Shop name', 'Nombre de la tienda'), former: true },
} as const

const filings = {
  UNFILED: { ...l('未报备', 'Not filed', 'Sin registrar'), tone: 'default' },
  FILING: { ...l('报备中', 'In progress', 'En trámite'), tone: 'info' },
  FILED: { ...l('已报备', 'Filed', 'Registrada'), tone: 'success' },
  FAILED: { ...l('报备失败', 'Failed', 'Fallido'), tone: 'error' },
} as const

/** Proof is needed unless it is the partner's own company name for its own use. */
const lacksProof = [
  { own_use: false, files: { set: false } },
  { sign_source: { not: 'COMPANY' }, files: { set: false } },
] as const

const smsSign = defineResource({
  name: 'smsSign',
  path: '/sendsms/smssign',
  label: l('短信签名', 'SMS signatures', 'Firmas de SMS'),
  one: l('短信签名', 'SMS signature', 'Firma de SMS'),
  icon: 'signature',
  menu: { group: 'sendsms', order: 40 },
  key: ['sign_id'],
  title: 'sign_name',
  card: ['status', 'sign_type', 'carrier_status', 'reject_reason'],
  fields: {
    sign_id: integer({ label: l('编号', 'No.', 'N.º'), ungrouped: true }),
    sign_name: text({
      label: l('签名', 'Signature', 'Firma'),
      hint: l(
        '2–12 个中文、英文或数字，不用输入【】',
        '2–12 Chinese characters, letters or digits, without 【】',
        '2–12 caracteres chinos, letras o dígitos, sin 【】',
      ),
      pattern: signNamePattern,
      errorCode: 41001,
      required: true,
      unique: 41002,
    }),
    sign_type: choice({ label: l('适用场景', 'Use case', 'Uso'), of: signTypes, required: true, initial: 'COMMON' }),
    sign_source: choice({ label: l('签名来源', 'Source', 'Origen'), of: sources, required: true, initial: 'COMPANY' }),
    own_use: boolean({
      label: l('自用', 'Own use', 'Uso propio'),
      hint: l('他用须上传授权书', 'Use for others requires a letter of authorisation', 'El uso para terceros requiere una autorización'),
      initial: true,
    }),
    files: files({
      label: l('证明文件', 'Proof files', 'Documentos'),
      hint: l('本企业名称自用时可不传', 'Not needed for your own company name', 'No hacen falta para el nombre de la propia empresa'),
      scene: 'smssign',
      maxItems: 4,
      maxBytes: 2 * 1024 * 1024,
      accept: ['image/jpeg', 'image/png', 'application/pdf'],
    }),
    remark: multiline({
      label: l('场景说明', 'Use case description', 'Descripción del uso'),
      hint: l('如：订单发货通知', 'E.g. order and delivery notices', 'P. ej.: avisos de pedidos y envíos'),
      max: 200,
    }),
    ...reviewFields,
    reject_reason: { ...reviewFields.reject_reason, says: signReasons },
    carrier_status: choice({ label: l('实名报备', 'Carrier filing', 'Registro en la operadora'), of: filings }),
    order_no: code({ label: l('工单号', 'Ticket', 'Ticket') }),
    is_default: boolean({ label: l('默认', 'Default', 'Predeterminada') }),
  },
  list: {
    columns: ['sign_name', 'sign_type', 'sign_source', 'status', 'submit_time', 'reject_reason', 'carrier_status', 'is_default'],
    moreColumns: ['own_use', 'audit_time', 'order_no', 'remark'],
    sortable: ['submit_time', 'audit_time'],
    sort: '-submit_time',
    filters: ['sign_name', 'status', 'sign_type', 'carrier_status'],
    states: 'status',
  },
  detail: {},
  save: {
    except: ['carrier_status', 'order_no'],
    when: editableInReview,
    refuse: lockedInReview,
    checks: [
      { when: { sign_source: { in: ['WEBSITE', 'MINIAPP', 'SHOP'] } }, code: 10001, field: 'sign_source' },
      { when: lacksProof, code: 41006, field: 'files' },
    ],
    turnedDown: { when: { status: 'REJECTED' }, reason: 'reject_reason', about: { files: [unproven.zh], sign_name: [unrelatedName.zh] } },
    buttons: reviewButtons(),
  },
  actions: {
    withdraw: withdrawal('POST /user/cancelsmssign'),
    setDefault: {
      label: l('设为默认', 'Make default', 'Usar por defecto'),
      icon: 'check',
      on: ['row'],
      when: { status: 'APPROVED' },
      done: { is_default: true },
      effect: [{ set: { is_default: true } }],
    },
    remove: removal({ refuse: lockedInReview, confirm: smsRemoval }),
  },
})

export default smsSign
export type SmsSign = RecordOf<typeof smsSign>
