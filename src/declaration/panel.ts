import type { Refusal } from './action'
import type { Condition } from './condition'
import type { IconName } from './icons'
import type { Label } from './label'
import type { Described } from './vocabulary'

/**
 * Something of a record that a component of the area shows or does in a dialog or drawer of its own. It is offered where
 * actions are, and shares their names' space.
 */
export interface Panel<Name extends string = string> {
  readonly label: Label
  readonly icon: IconName
  /** The file that draws it, by its name without the ending; its default export takes `PanelProps`. */
  readonly component: string
  /** `list`: in the toolbar, about no record. */
  readonly on: readonly ('row' | 'bulk' | 'list')[]
  /** As an action's: the letter that opens it in a detail and for the row with the focus. */
  readonly shortcut?: string
  /** Offered only for records that meet this. */
  readonly when?: Condition<Name>
  /** Looked at in order, to say why it is not offered. */
  readonly refuse?: readonly Refusal<Name>[]
  /** The capability that it needs: an action's or an endpoint's, or `list`. */
  readonly capability: string
}

/** What each option of a panel holds. */
export const panelParts: Described<Panel> = {
  label: 'label',
  icon: 'icon',
  component: 'text',
  on: { list: { oneOf: ['row', 'bulk', 'list'] } },
  shortcut: 'text?',
  when: 'precondition?',
  refuse: 'refusals?',
  capability: 'text',
}
