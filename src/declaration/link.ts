import { type Condition, isSet, valueAt, type WireRecord } from './condition'
import type { IconName } from './icons'
import type { Label } from './label'
import type { Described } from './vocabulary'

/**
 * A page about one record: of this console, or of another host in a new tab. Offered where actions are; names are unique among
 * actions, panels and links. Everyone who sees the list gets it, unless they are denied `link.<name>` or a field in its address.
 */
export interface Link<Name extends string = string> {
  readonly label: Label
  readonly icon: IconName
  /**
   * `https://…` or a path of this console, with fields in braces: `/pay/tradelist?trade_no={trade_no}`; or a single field of kind
   * `url`: `{detail_url}`. Not offered for records where one of them is empty.
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
