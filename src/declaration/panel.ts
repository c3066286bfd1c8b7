import { type Refusal, refusals } from './action'
import type { Condition } from './condition'
import type { IconName } from './icons'
import type { Label } from './label'
import type { Described } from './vocabulary'

/** The area's own dialog or drawer about a record. Offered where actions are; names are unique among both. */
export interface Panel<Name extends string = string> {
  readonly label: Label
  readonly icon: IconName
  /** File name of its component, without the extension; its default export takes `PanelProps`. */
  readonly component: string
  /**
   * `list`: in the toolbar, without a record. If no form creates records, the first panel that is only there and needs more than
   * `list` or `detail` becomes the main button.
   */
  readonly on: readonly ('row' | 'bulk' | 'list')[]
  /** The letter that opens it in the detail and for the focused row. */
  readonly shortcut?: string
  /** Offered only for records that match. */
  readonly when?: Condition<Name>
  /** Checked in order, to explain why it is disabled. */
  readonly refuse?: readonly Refusal<Name>[]
  /** The capability that permits it: an action's or an endpoint's name, or `list`. */
  readonly capability: string
}

export const panelParts: Described<Panel> = {
  label: 'label',
  icon: 'icon',
  component: 'component',
  on: { list: { oneOf: ['row', 'bulk', 'list'] } },
  shortcut: 'letter?',
  when: 'precondition?',
  refuse: refusals,
  capability: 'capability',
}
