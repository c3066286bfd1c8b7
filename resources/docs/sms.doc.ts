import { finalCodes, smsCodes, unsentCodes } from '@resources/sms/message/smsCodes'
import { costOf, dailySms, longestSms, maxRows, measure, mostMobiles } from '@resources/sms/message/smsText'
import { templateTypes, variableAttrs } from '@resources/sms/template/templateRules'
import { planWithin } from '@resources/terms/schedule'
import { type Label, l } from '@/declaration'
import { type DocTable, defineDoc } from '@/declaration/documentation'
import { begin, codes } from './sections/begin'
import { feeWords, priceTable } from './sections/prices'

const meaning = l('含义', 'Meaning', 'Significado')

const valueTable = (caption: Label, column: Label, of: { readonly [value: string]: Label }): DocTable => ({
  caption,
  columns: [column, meaning],
  rows: Object.entries(of).map(([value, label]) => [value, label]),
})

const signName = '青禾家居'
const lengths = [70, 71, 134, 135, 160, 500]
const partTable: DocTable = {
  caption: l('长度与条数', 'Length and parts', 'Longitud y partes'),
  columns: [
    l('总字数（含签名）', 'Characters, signature included', 'Caracteres, firma incluida'),
    l('计费条数', 'Parts', 'Partes'),
    l('通知短信费用（厘）', 'Cost of a notice (li)', 'Coste de un aviso (li)'),
  ],
  rows: lengths.map((length) => {
    const { char_count, part_count } = measure(signName, '字'.repeat(length - signName.length - 2))
    return [String(char_count), String(part_count), String(costOf(part_count, 'NOTICE'))]
  }),
}

const final: readonly string[] = finalCodes
const reportTable: DocTable = {
  caption: l('状态码', 'Status codes', 'Códigos de estado'),
  columns: [
    l('`err_code` 的取值', 'Value of `err_code`', 'Valor de `err_code`'),
    meaning,
    l('重发是否有用', 'Worth resending?', '¿Sirve reenviar?'),
  ],
  rows: Object.entries({ ...smsCodes, ...unsentCodes }).map(([code, label]) => [
    code,
    label,
    code === 'DELIVERED'
      ? l('无需', 'Not needed', 'No hace falta')
      : final.includes(code)
        ? l('无用', 'No', 'No')
        : l('可以重试', 'May help', 'Puede servir'),
  ]),
}

const minutes = planWithin.least / 60
const days = planWithin.most / 86_400

export default defineDoc({
  order: 70,
  slug: 'sms',
  label: l('短信', 'SMS', 'SMS'),
  lead: l(
    '用审核通过的签名和模板发送验证码、通知和推广短信，逐条查询运营商回执。',
    'Send codes, notices and promotions with approved signatures and templates, and look up the carrier’s report for each message.',
    'Permite enviar códigos, avisos y promociones con firmas y plantillas aprobadas, y consultar el acuse de la operadora de cada mensaje.',
  ),
  sections: [
    begin,
    {
      id: 'signatures',
      title: l('签名', 'Signatures', 'Firmas'),
      text: [
        l(
          '签名是短信开头【】中的名称：2–12 个中文、字母或数字，不能全是数字，不能含“测试”；【】在发送时自动加上，请勿填写。签名审核通过后才能使用；运营商报备完成前，短信可能被拦截（`SIGN_UNFILED`）。',
          'A signature is the name in 【】 at the start of a message: 2–12 Chinese characters, letters or digits, not digits only, without 测试 or “test”. The brackets are added on sending. It can be used once approved; until carriers have registered it, they may block messages (`SIGN_UNFILED`).',
          'La firma es el nombre entre 【】 con que empieza el mensaje: 2–12 caracteres chinos, letras o cifras, no solo cifras, sin 测试 ni «test». Los corchetes se añaden al enviar. Se usa una vez aprobada; hasta que las operadoras la registren pueden retener mensajes (`SIGN_UNFILED`).',
        ),
      ],
      screens: ['/sendsms/smssign'],
      calls: ['smsSign', 'POST /user/uploadfile'],
    },
    {
      id: 'templates',
      title: l('模板', 'Templates', 'Plantillas'),
      text: [
        l(
          `模板是正文，变量写作 \`\${name}\`：以字母开头的字母和数字，不能相邻，也不能整条都是变量。每个变量有属性，限制它的取值。验证码模板须写明“验证码”一类的词，推广模板须以“拒收请回复R”结尾。`,
          `A template is the message text, with variables written as \`\${name}\`: letters and digits, starting with a letter, never adjacent and never the whole text. Each variable has a value type that says what may stand in its place. A code template must contain a word such as 验证码; a promotion must end with the opt-out text 拒收请回复R.`,
          `La plantilla es el texto, con variables escritas \`\${name}\`: letras y cifras, primero una letra, nunca contiguas ni todo el texto. Cada variable tiene un atributo que limita sus valores. La de código nombra el código; la promocional acaba con 拒收请回复R.`,
        ),
      ],
      tables: [
        valueTable(
          l('模板类型', 'Template types', 'Tipos de plantilla'),
          l('`template_type` 的取值', 'Value of `template_type`', 'Valor de `template_type`'),
          templateTypes,
        ),
        valueTable(
          l('变量属性', 'Value types of variables', 'Tipos de valor de las variables'),
          l('属性', 'Value type', 'Tipo de valor'),
          variableAttrs,
        ),
      ],
      screens: ['/sendsms/smstemplete'],
      calls: ['smsTemplate'],
    },
    {
      id: 'sending',
      title: l('发送', 'Sending', 'Envío'),
      text: [
        l(
          `号码相同变量时用 \`mobiles\`（最多 ${mostMobiles} 个），各不相同时用 \`rows\`（最多 ${maxRows} 行）；每日最多提交 ${dailySms} 条。定时发送须在 ${minutes} 分钟后、${days} 天内；推广短信只在 8:00 至 22:00 发送。`,
          `Use \`mobiles\` for numbers that share the same values (${mostMobiles} at most) and \`rows\` when they differ (${maxRows} at most); up to ${dailySms} messages a day. A scheduled task must be ${minutes} minutes to ${days} days ahead; promotions are only sent from 8:00 to 22:00.`,
          `Indique los números que comparten valores en \`mobiles\` (${mostMobiles} como máximo) y los demás en \`rows\` (${maxRows}); ${dailySms} mensajes al día. Un envío programado va de ${minutes} minutos a ${days} días; las promociones solo salen de 8:00 a 22:00.`,
        ),
        l(
          '先用 `previewsms` 核对内容、条数和费用，它不扣费。`sendsms` 须带 `request_id`：没有收到应答时用同一个编号重发，不会发送两次。',
          'Check text, parts and cost with `previewsms`, which charges nothing. `sendsms` requires a `request_id`: if you get no answer, resend it with the same ID and nothing is sent twice.',
          'Compruebe texto, partes y coste con `previewsms`, que no cobra. `sendsms` exige `request_id`: sin respuesta, reenvíe con el mismo ID y nada saldrá dos veces.',
        ),
      ],
      screens: ['/sendsms/sendsms'],
      calls: ['POST /user/previewsms', 'POST /user/sendsms', 'POST /user/cancelsms'],
    },
    {
      id: 'reports',
      title: l('回执与状态码', 'Reports and status codes', 'Acuses y códigos de estado'),
      text: [
        l(
          '提交成功不等于送达：运营商回执到达后，记录的 `status` 和 `err_code` 才会更新。可能出现表外的状态码，请原样保存。',
          'Submitted does not mean delivered: a record’s `status` and `err_code` are updated when the carrier’s report arrives. Codes not in the table may occur: store them as they are.',
          'Enviado no es entregado: `status` y `err_code` cambian al llegar el acuse de la operadora. Pueden llegar códigos que no figuran en la tabla: guárdelos tal cual.',
        ),
      ],
      tables: [reportTable],
      screens: ['/sendsms/smslist'],
      calls: ['GET /user/smslist', 'POST /user/resendsms', 'POST /user/smsnumbers'],
    },
    {
      id: 'fees',
      title: l('计费', 'Fees', 'Costes'),
      text: [
        l(
          `总字数含签名和【】，最多 ${longestSms} 字；不超过 70 字计 1 条，超过后每 67 字计 1 条。提交即计费，与是否送达无关。`,
          `The length includes the signature and its brackets, ${longestSms} characters at most; up to 70 characters count as one part, longer messages as one part per 67 characters or fraction. A message is charged when it is submitted, delivered or not.`,
          `Se cuentan la firma y sus corchetes, ${longestSms} caracteres como máximo; hasta 70 son una parte; más allá, una por cada 67 o fracción. Se cobra al enviarlo, se entregue o no.`,
        ),
        feeWords,
      ],
      tables: [partTable, priceTable('SMS_CODE', 'SMS_NOTICE', 'SMS_PROMO')],
      screens: ['/partnerfee/partnerfee'],
      calls: ['GET /user/feepricelist'],
    },
    codes,
  ],
})
