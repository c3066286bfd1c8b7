/** A push rule as the platform stores it in a JSON string; the two rules use different key names. */
export interface PushRuleValue {
  readonly on: boolean
  /** '' matches every message. */
  readonly expression: string
  /** Memo/flag rule only: 0–5; empty matches any flag. Unknown numbers are kept as they are. */
  readonly flags?: readonly string[]
}

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

export const flagsIn = (list: unknown): readonly string[] =>
  String(list ?? '')
    .split(',')
    .map((flag) => flag.trim())
    .filter(Boolean)

/** Whether a shop has no rule: an empty value, or an empty JSON value. */
export const isNoRule = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && /^(null|\{\s*\})?$/.test(value.trim()))

/** Parses a rule; undefined if the text is not one. */
export const readPushRule = (text: string): PushRuleValue | undefined => {
  let rule: unknown
  try {
    rule = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return undefined
  const part = new Map<string, unknown>(Object.entries(rule))
  if (part.has('is_enable') || part.has('filter_express'))
    return { on: isOn(part.get('is_enable')), expression: textOf(part.get('filter_express')) }
  const flagParts = [
    'ordersync_after_seller_change_memo',
    'ordersync_memo_filter_express',
    'ordersync_seller_flag',
  ]
  if (!flagParts.some((name) => part.has(name))) return undefined
  return {
    on: isOn(part.get('ordersync_after_seller_change_memo')),
    expression: textOf(part.get('ordersync_memo_filter_express')),
    flags: flagsIn(part.get('ordersync_seller_flag')),
  }
}
