import { type Condition, isSet, valueAt, type WireRecord } from './condition'
import type { IconName } from './icons'
import type { Label } from './label'
import type { Described } from './vocabulary'

/**
 * A page about a record: of this console, or of another host in a tab of its own. It is offered where actions are, for one
 * record; names are unique among actions, panels and links. Whoever sees the list is offered it, unless `link.<name>` is
 * denied or a field that its address speaks of.
 */
export interface Link<Name extends string = string> {
  readonly label: Label
  readonly icon: IconName
  /**
   * `https://…` or a path of this console, with fields in braces: `/pay/tradelist?trade_no={trade_no}`; or one field of kind
   * `url` alone: `{detail_url}`. Not offered for records in which one of them is empty.
   */
  readonly to: string
  /** The letter that opens it in the detail and for the focused row. */
  readonly shortcut?: string
  /** Offered only for records that match. */
  readonly when?: Condition<Name>
}

export const linkParts: Described<Link> = {
  label: 'label',
  icon: 'icon',
  to: 'address',
  shortcut: 'letter?',
  when: 'precondition?',
}

const placeholder = /\{([\w.]+)\}/g

/** The fields in an address. */
export const fieldsOfAddress = (to: string): readonly string[] =>
  Array.from(to.matchAll(placeholder), ([, path = '']) => path)

/** An address with a record's values; undefined if one is empty, or if the field that is the address is not http(s). */
export const addressFrom = (to: string, record: WireRecord): string | undefined => {
  if (!fieldsOfAddress(to).every((path) => isSet(valueAt(record, path)))) return undefined
  const address = to.replace(placeholder, (found, path: string) => {
    const value = String(valueAt(record, path))
    return found === to ? value : encodeURIComponent(value)
  })
  return to[0] === '/' || /^https?:\/\//.test(address) ? address : undefined
}
