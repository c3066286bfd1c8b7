import { type Label, l } from '@/declaration'
import { type AreaComponentProps, Dotted, Facts, Raw, Status, useLocalise } from '@/screens/kinds/kit'

/** A push rule as the platform keeps it: a JSON string; the two rules have names of their own (domain §6.4). */
interface PushRuleValue {
  readonly on: boolean
  /** '' when every message fits. */
  readonly expression: string
  /** The memo/flag rule only: 0–5; empty when any flag fits. A number that is no flag stays as it came. */
  readonly flags?: readonly string[]
}

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Reads a rule; undefined when the text is none. */
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
    flags: String(part.get('ordersync_seller_flag') ?? '')
      .split(',')
      .map((flag) => flag.trim())
      .filter(Boolean),
  }
}

const words = {
  unset: l('未设置', 'Not set', 'Sin definir'),
  none: l('无', 'None', 'Ninguna'),
  on: l('已启用', 'On', 'Activada'),
  off: l('未启用', 'Off', 'Desactivada'),
  anyFlag: l('不限旗帜', 'Any flag', 'Cualquier bandera'),
  state: l('状态', 'State', 'Estado'),
  expression: l('表达式', 'Expression', 'Expresión'),
  flags: l('旗帜', 'Flags', 'Banderas'),
}

const flagNames: { readonly [flag: string]: Label & { readonly colour: string } } = {
  0: { ...l('灰', 'grey', 'gris'), colour: '#909399' },
  1: { ...l('红', 'red', 'rojo'), colour: '#f5222d' },
  2: { ...l('黄', 'yellow', 'amarillo'), colour: '#f7c325' },
  3: { ...l('绿', 'green', 'verde'), colour: '#2aa84a' },
  4: { ...l('蓝', 'blue', 'azul'), colour: '#2f7cf6' },
  5: { ...l('紫', 'purple', 'morado'), colour: '#9254de' },
}

/** A seller's flag: a dot of its colour, and its name. */
const Flag = ({ flag }: { flag: string }) => {
  const localise = useLocalise()
  const known = flagNames[flag]
  return known ? <Dotted colour={known.colour} word={localise(known)} /> : <Raw value={flag} />
}

const Flags = ({ flags }: { flags: readonly string[] }) => {
  const localise = useLocalise()
  if (flags.length === 0) return <span className="kind-note">{localise(words.anyFlag)}</span>
  return (
    <span className="kind-row">
      {flags.map((flag) => (
        <Flag key={flag} flag={flag} />
      ))}
    </span>
  )
}

/** One of a shop's two push rules, readable: whether it is on, what must fit, which flags (specification §3). */
const PushRule = ({ value, place }: AreaComponentProps) => {
  const localise = useLocalise()
  if (value === undefined || value === null || value === '')
    return <span className="kind-empty">{localise(words.unset)}</span>
  const rule = typeof value === 'string' ? readPushRule(value) : undefined
  if (!rule) return <Raw value={value} />
  const state = (
    <Status tone={rule.on ? 'success' : 'default'} word={localise(rule.on ? words.on : words.off)} />
  )
  const expression =
    rule.expression === '' ? (
      <span className="kind-empty">{localise(words.none)}</span>
    ) : (
      <span className="kind-expression" title={rule.expression}>
        {rule.expression}
      </span>
    )
  if (place === 'cell')
    return (
      <span className="kind-row">
        {state}
        {rule.flags && <Flags flags={rule.flags} />}
        {expression}
      </span>
    )
  return (
    <Facts
      facts={[
        { name: localise(words.state), value: state },
        ...(rule.flags ? [{ name: localise(words.flags), value: <Flags flags={rule.flags} /> }] : []),
        { name: localise(words.expression), value: expression },
      ]}
    />
  )
}

export default PushRule
