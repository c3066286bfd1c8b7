import { l } from '@/declaration'

export const mailTypes = {
  TRIGGER: l('触发', 'Triggered', 'Automático'),
  BATCH: l('批量', 'Bulk', 'Masivo'),
} as const

/** Most recipients of one call: typed, and from a file. */
export const mostTyped = 500
export const maxRows = 5_000

export const mostAddresses = 5_000

// Variables of e-mail templates: one set of rules for the form, the review and the platform.

/** Most characters of a variable's name. */
const longestName = 50

/** Most characters of a variable's value. */
export const longestMailValue = 200

/** Most characters of a subject with its values. */
export const longestSubject = 300

/** The link to unsubscribe, filled by the platform. */
export const unsubscribeVariable = 'UnsubscribeUrl'

/** Common variables, offered in the editor; other names made of letters are allowed. */
export const usualVariables = {
  Name: l('姓名', 'Name', 'Nombre'),
  Company: l('公司', 'Company', 'Empresa'),
  Shop: l('店铺', 'Shop', 'Tienda'),
  OrderNo: l('订单号', 'Order no.', 'N.º de pedido'),
  Amount: l('金额', 'Amount', 'Importe'),
  Month: l('月份', 'Month', 'Mes'),
  [unsubscribeVariable]: l('退订链接', 'Unsubscribe link', 'Enlace de baja'),
} as const

const named = new RegExp(`\\{([A-Za-z]{1,${longestName}})\\}`, 'g')
/** Braces around a word were meant as a variable; around blanks, colons or semicolons they belong to CSS. */
const meant = /\{([^{}\s:;<>"']*)\}/g

/** The names of the variables in order of appearance, without repetitions. */
export const mailVariables = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(named), ([, name = '']) => name))),
]

/** The first malformed variable: not letters only, or too long (41012). */
export const oddVariable = (...texts: readonly string[]): string | undefined => {
  const one = new RegExp(`^${named.source}$`)
  return texts
    .flatMap((text) => Array.from(text.matchAll(meant), ([match]) => match))
    .find((match) => !one.test(match))
}

/** Whether the body visibly contains the unsubscribe link, not just in a comment or a style (42004). */
export const offersUnsubscribe = (html: string): boolean =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<style\b[\s\S]*?(?:<\/style|$)/gi, '')
    .includes(`{${unsubscribeVariable}}`)

export const askedVariables = (names: readonly string[]): string[] =>
  names.filter((name) => name !== unsubscribeVariable)

const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Fills the variables of a text; those without a value are kept. `values`: by variable name. */
export const fillMail = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(named, (match, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? match) : match,
  )

/** Collapses line breaks: one in an e-mail header would begin another header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

export const fillSubject = (subject: string, values: Readonly<Record<string, string>>): string =>
  oneLine(fillMail(subject, values))

/** Fills the variables of an HTML body; values are escaped. */
export const fillMailBody = (html: string, values: Readonly<Record<string, string>>): string =>
  fillMail(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)])))

const samples: Readonly<Record<string, string>> = {
  Name: '林青',
  Company: '青禾软件',
  Shop: '青禾家居旗舰店',
  OrderNo: '9876543210123456789',
  Amount: '128.00',
  Month: '六月',
  // Many templates use these names, though the editor does not offer them.
  Code: '628304',
  Account: 'qinghe_01',
  ComplaintNo: '200000020260600000012',
  Count: '36',
  Day: '6 月 30 日',
  Goods: '亚麻四件套',
  Hour: '20',
  InvoiceNo: '24117000000012345678',
  Points: '1,280',
  RefundNo: '50000000382026060000001',
  TrackNo: 'SF1000000000001',
  Week: '24',
  [unsubscribeVariable]: 'https://mail.example.com/unsubscribe/sample',
}

/** The sample value of a variable in a preview; an operator's own variable is shown as still to be filled in. */
export const sampleValue = (name: string): string =>
  (Object.hasOwn(samples, name) && samples[name]) || `［${name}］`
