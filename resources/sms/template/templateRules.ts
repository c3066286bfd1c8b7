import { l } from '@/declaration'

// What signatures and templates must and must not contain. The form checks these rules while somebody types, the platform on
// submission.

/**
 * Signature names: 2–12 Chinese characters, letters or digits, not digits only, without 测试 or "test" (41001). A regular
 * expression for the whole text.
 */
export const signNamePattern = '(?!\\d+$)(?!.*(?:测试|[Tt][Ee][Ss][Tt]))[\\p{Script=Han}A-Za-z0-9]{2,12}'

export const isSignName = (name: string): boolean => new RegExp(`^(?:${signNamePattern})$`, 'u').test(name)

export const templateTypes = {
  CODE: l('验证码', 'Verification code', 'Código de verificación'),
  NOTICE: l('通知', 'Notice', 'Aviso'),
  PROMO: l('推广', 'Promotion', 'Promoción'),
} as const

export type TemplateType = keyof typeof templateTypes

export const variableAttrs = {
  NUMBER_CODE: l('数字验证码（4–6 位）', 'Code (4–6 digits)', 'Código (4–6 dígitos)'),
  PHONE: l('电话号码', 'Phone number', 'Teléfono'),
  TIME: l('时间', 'Time', 'Fecha u hora'),
  MONEY: l('金额', 'Amount', 'Importe'),
  NAME: l('姓名（≤ 20 字）', 'Name (≤ 20)', 'Nombre (≤ 20)'),
  ADDRESS: l('地址', 'Address', 'Dirección'),
  ORDER_NO: l('单号（字母数字）', 'Order number', 'N.º de pedido'),
  OTHER: l('其他（≤ 35 字）', 'Other (≤ 35)', 'Otro (≤ 35)'),
} as const

export type VariableAttr = keyof typeof variableAttrs

export interface TemplateVariable {
  readonly name: string
  readonly attr: VariableAttr
}

const meanings: readonly (readonly [RegExp, VariableAttr])[] = [
  [/phone|mobile|tel/i, 'PHONE'],
  [/time|date|day/i, 'TIME'],
  [/money|amount|price|fee/i, 'MONEY'],
  [/order|trackno|billno/i, 'ORDER_NO'],
  [/address/i, 'ADDRESS'],
  [/name/i, 'NAME'],
]

/** Guesses a variable's attribute from its name; OTHER if it says nothing. */
export const attrOf = (name: string): VariableAttr =>
  meanings.find(([pattern]) => pattern.test(name))?.[1] ?? 'OTHER'

export const mostCharacters = 500
/** Bulk messages must end with it (41015). */
export const optOut = '拒收请回复R'
const codeWords = ['验证码', '注册码', '校验码', '动态码']

export interface TemplateProblem {
  readonly code: 41011 | 41012 | 41013 | 41014 | 41015 | 41018
  readonly params: { readonly var?: string; readonly word?: string }
  /** Its range in the content, in UTF-16 units; the end of the text if something is missing. */
  readonly at: readonly [from: number, before: number]
}

/** Every `${…}` of a text; an unclosed one extends to the end. */
const marksIn = (content: string): readonly { name: string; from: number; before: number }[] =>
  Array.from(content.matchAll(/\$\{([^{}$]*)(\}?)/g), ({ 0: match, 1: name = '', index }) => ({
    name: match.endsWith('}') ? name : `${name}…`,
    from: index,
    before: index + match.length,
  }))

/** Braces meant as a variable but without the `$`, or full-width; they would be sent literally. */
const bare = /(?<!\$)[{｛]\s*[A-Za-z][A-Za-z0-9]*\s*[}｝]|\$｛\s*[A-Za-z][A-Za-z0-9]*\s*[}｝]/g

const isName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9]{0,19}$/.test(name)

const marketing = ['优惠券', '满减', '秒杀', '限时抢购', '大促', '特价', '清仓', '点击领取', '抽奖', '中奖']
const finance = ['贷款', '借款', '理财', '股票', '期货', '信用卡', '保险', '网贷', '比特币']
const gaming = ['游戏', '棋牌', '彩票', '博彩', '赌']
const social = ['交友', '约会', '征婚', '直播间美女', '加群']

const endings = 'com|cn|net|org|top|xyz|cc|io|me|vip|shop|site|online|store|club|info|biz|link|ly|app'
/** Links as people write them; part of the host may be a variable. */
const link = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s，。；！、）]+|(?:[a-z0-9-]|\$\{\w*\})+(?:\.[a-z0-9-]+)*\.(?:(?:${endings})\b(?:\/[^\s，。；！、）]*)?|[a-z]{2,}\/[^\s，。；！、）]*)`,
  'gi',
)
const contact =
  /(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)0\d{2,3}-?\d{7,8}(?!\d)|(?<!\d)400-?\d{3}-?\d{4}(?!\d)|(?:QQ|qq|微信|薇信|加V|加v|wechat)(?:号|群)?[:：]?\s*[A-Za-z0-9_-]{5,}/g

/** Whether a value contains neither a link nor a contact, half-width or full-width. */
export const isPlain = (value: string): boolean => {
  const text = value.normalize('NFKC').replaceAll('。', '.')
  return text.search(link) < 0 && text.search(contact) < 0
}

type Forbidden = { readonly word: string; readonly from: number }

const wordsIn = (content: string, words: readonly string[]): readonly Forbidden[] =>
  words.flatMap((word) => {
    const from = content.indexOf(word)
    return from < 0 ? [] : [{ word, from }]
  })

const matchesIn = (content: string, pattern: RegExp): readonly Forbidden[] =>
  Array.from(content.matchAll(pattern), ({ 0: word, index }) => ({ word, from: index }))

const forbidden: { readonly [T in TemplateType]: (content: string) => readonly Forbidden[] } = {
  CODE: (content) => [
    ...matchesIn(content, link),
    ...matchesIn(content, contact),
    ...wordsIn(content, [...marketing, '拒收请回复', '退订']),
  ],
  // A complete link is checked by the reviewer; one completed by a variable could lead anywhere.
  NOTICE: (content) => [
    ...matchesIn(content, link).filter(({ word }) => word.includes('${')),
    ...matchesIn(content, contact),
    ...wordsIn(content, [...marketing, '拒收请回复', '退订']),
  ],
  PROMO: (content) => [
    ...wordsIn(content, [...finance, ...gaming, ...social]),
    ...marksIn(content).map(({ from, before }) => ({ word: content.slice(from, before), from })),
  ],
}

/**
 * The violations of a template in the order in which the platform refuses them: length, variables, missing parts, forbidden
 * content; each group in text order.
 *
 * @param variables their attributes; the variable of a code template must hold a code
 */
export function templateProblems(
  type: TemplateType,
  content: string,
  variables: readonly TemplateVariable[] = [],
): readonly TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const end = [content.length, content.length] as const
  const length = [...content].length
  if (content.trim() === '' || length > mostCharacters) {
    const from = [...content].slice(0, mostCharacters).join('').length
    problems.push({ code: 41011, params: {}, at: [from, content.length] })
  }
  if (problems.length > 0) return problems

  const marks = marksIn(content)
  const seen = new Set<string>()
  for (const { name, from, before } of marks) {
    const spoils = type === 'CODE' && seen.size > 0
    if (!isName(name) || seen.has(name) || spoils)
      problems.push({ code: 41012, params: { var: name }, at: [from, before] })
    seen.add(name)
  }
  for (const { 0: match, index } of content.matchAll(bare))
    problems.push({ code: 41012, params: { var: match }, at: [index, index + match.length] })
  const [only] = marks
  if (type === 'CODE' && !only) problems.push({ code: 41012, params: { var: 'code' }, at: end })
  const attr = variables.find(({ name }) => name === only?.name)?.attr
  if (type === 'CODE' && only && attr !== undefined && attr !== 'NUMBER_CODE' && marks.length === 1)
    problems.push({ code: 41012, params: { var: only.name }, at: [only.from, only.before] })

  marks.forEach(({ from, before }, i) => {
    const last = marks[i - 1]
    if (last && content.slice(last.before, from).trim() === '')
      problems.push({ code: 41013, params: {}, at: [last.from, before] })
  })
  const rest = marks.reduceRight(
    (text, { from, before }) => text.slice(0, from) + text.slice(before),
    content,
  )
  if (marks.length > 0 && !/[\p{L}\p{N}]/u.test(rest))
    problems.push({ code: 41013, params: {}, at: [0, content.length] })

  if (type === 'CODE' && !codeWords.some((word) => content.includes(word)))
    problems.push({ code: 41014, params: {}, at: end })
  if (type === 'PROMO' && !content.trimEnd().endsWith(optOut))
    problems.push({ code: 41015, params: {}, at: end })

  const words = [...wordsIn(content, ['【', '】']), ...forbidden[type](content)]
  for (const { word, from } of words.sort((a, b) => a.from - b.from))
    problems.push({ code: 41018, params: { word }, at: [from, from + word.length] })
  return problems
}

/**
 * The variables of a text with their attributes: kept from before, or guessed from the name; in a code template, a code.
 */
export const variablesFor = (
  type: TemplateType,
  content: string,
  before: readonly TemplateVariable[],
): readonly TemplateVariable[] =>
  [...new Set(marksIn(content).map(({ name }) => name))].filter(isName).map(
    (name) =>
      before.find((one) => one.name === name) ?? {
        name,
        attr: type === 'CODE' ? 'NUMBER_CODE' : attrOf(name),
      },
  )
