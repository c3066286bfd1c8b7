import { l } from '@/declaration'

// What stands in an e-mail template and is filled for each reader (domain §8): read alike while writing, by the review and by
// the platform.

/** Characters of a variable's name at the most. */
export const longestName = 50

/** Characters of a variable's value at the most. */
export const longestMailValue = 200

/** Characters of a subject with its values at the most. */
export const longestSubject = 300

/** Filled by the platform itself: where the reader ends bulk mail. */
export const unsubscribeVariable = 'UnsubscribeUrl'

/** Variables that templates usually have, offered while writing; any other name of letters will do as well. */
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
/** What was meant as a variable: braces around a word. Braces around blanks, colons or semicolons belong to a style. */
const meant = /\{([^{}\s:;<>"']*)\}/g

/** The names of the variables in some texts, each once, in the order in which they stand. */
export const mailVariables = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(named), ([, name = '']) => name))),
]

/** The first that was meant as a variable and is none: not of letters alone, or too long (41012). */
export const oddVariable = (...texts: readonly string[]): string | undefined => {
  const one = new RegExp(`^${named.source}$`)
  return texts
    .flatMap((text) => Array.from(text.matchAll(meant), ([whole]) => whole))
    .find((whole) => !one.test(whole))
}

/** Whether readers of a body see where they can end bulk mail: the link stands in it, and not in a comment or a style (42004). */
export const letsReadersGo = (html: string): boolean =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<style\b[\s\S]*?(?:<\/style|$)/gi, '')
    .includes(`{${unsubscribeVariable}}`)

/** The variables that whoever sends has to give values for. */
export const askedVariables = (names: readonly string[]): string[] =>
  names.filter((name) => name !== unsubscribeVariable)

const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A text with its variables filled; one without a value stays as it is.
 *
 * @param values by the names of the variables
 */
export const fillMail = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(named, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** A text on one line: a line end in a head of an e-mail would begin another head. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** A subject with its variables filled, on one line whatever their values are. */
export const fillSubject = (subject: string, values: Readonly<Record<string, string>>): string =>
  oneLine(fillMail(subject, values))

/** The same for a formatted text: values are words there, and never mark-up. */
export const fillMailBody = (html: string, values: Readonly<Record<string, string>>): string =>
  fillMail(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)])))

const samples: Readonly<Record<string, string>> = {
  Name: '林青',
  Company: '青禾软件',
  Shop: '青禾家居旗舰店',
  OrderNo: '9876543210123456789',
  Amount: '128.00',
  Month: '六月',
  [unsubscribeVariable]: 'https://mail.example.com/unsubscribe/sample',
}

/** A value to look at a template with: a usual one, or the name in brackets. */
export const sampleValue = (name: string): string => samples[name] ?? `［${name}］`
