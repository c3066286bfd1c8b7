import { wordsOf } from './wordsOf'

/** What the last word of a name, or the whole name, says about its values. */
const endsWith =
  (words: string) =>
  (name: string): boolean => {
    const parts = wordsOf(name)
    return words.split(' ').includes(parts.at(-1) ?? '') || words.split(' ').includes(parts.join('_'))
  }

const holds =
  (words: string) =>
  (name: string): boolean =>
    wordsOf(name).some((word) => words.split(' ').includes(word))

export const saysSecret = endsWith(
  'password passwd pwd secret token api_key access_key private_key secret_key credential credentials',
)
export const saysTime = endsWith('time at timestamp date expires created updated')
export const saysCode = endsWith(
  'id no sn code key uuid guid hash ip tid mchid appid openid sku barcode serial ref number',
)
const saysAmount = holds(
  'fee fen li amount price cost money balance paid refund pay charge deposit freight commission yuan',
)
/** A total of several things is their number, a total of one thing an amount: `topics_total`, `payer_total`. */
const isTotal = (name: string): boolean => {
  const [last, before] = wordsOf(name).toReversed()
  return last === 'total' && before !== undefined && !before.endsWith('s')
}
/** A whole amount, not a part of it. */
export const saysTotal = holds('total paid pay payable sum balance')
export const saysMoney = (name: string): boolean => saysAmount(name) || isTotal(name)
/** Amounts if there is an amount beside them, otherwise numbers of things: `tax`, `total`. */
export const saysPartOfAmount = endsWith(
  'tax total subtotal sum discount rebate surcharge penalty due principal interest budget bonus salary tuition premium income expense profit',
)
export const saysShare = endsWith('rate ratio percent percentage share forecast discount bp')
export const saysCount = endsWith(
  'count num times quantity qty number stock day days hours minutes seconds ms size length records attempts',
)
/** Names of choices, whose values may be copied into a declaration. */
export const saysChoice = endsWith(
  'status state type kind category level mode method channel platform source way op carrier unit role service stage phase gender sex currency event decision severity priority importance grade',
)
/** Names of choices that describe a record's kind, not its state. */
export const saysKind = endsWith('type kind category level grade')
/** Names of choices that describe a record's state. */
export const saysState = endsWith('status state stage phase')
/** Names of personal data, whose values are never copied. */
export const saysPerson = holds(
  'name nick nickname user username author owner operator operated creator reviewer auditor assignee asker receiver recipient sender buyer seller customer contact person payer by title remark address addr city province district street mobile phone email tag keyword',
)
export const saysFlag = (name: string): boolean => /^(is|has|can|need|allow)$/.test(wordsOf(name)[0] ?? '')
export const saysPicture = holds('image img picture pic photo avatar logo cover icon thumb thumbnail')
export const saysLongText = endsWith('content description desc detail note')
export const saysRemark = endsWith('remark memo body text message')
/** Names for records that people read, best first. */
export const saysTitle = endsWith('title name subject label')
/** Names of people or things: `shop_name`, `receiver`. */
export const saysNamed = endsWith(
  'title name nick nickname subject receiver recipient sender buyer customer contact payer operator handler owner author',
)
export const saysCreation = endsWith(
  'create_time created_at created created_time add_time gmt_create create_date ctime',
)
/** Future times. Nobody searches past activity by these. */
export const saysFuture = holds(
  'expected expire expires expiry due deadline planned scheduled estimated next',
)
export const saysChange = endsWith(
  'update_time updated_at updated updated_time modify_time modified_at gmt_modified update_date mtime',
)
/** `amount_li` is counted in li. */
export const unitOf = (name: string): 'fen' | 'li' | 'yuan' | undefined => {
  const last = wordsOf(name).at(-1)
  return last === 'fen' || last === 'li' || last === 'yuan' ? last : last === 'cents' ? 'fen' : undefined
}
