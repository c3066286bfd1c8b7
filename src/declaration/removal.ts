import type { Call, Refusal } from './action'
import { l } from './label'

/** The standard delete action, for one or many records. `refuse`: records that cannot be deleted. */
export const removal = <const R extends readonly Refusal[] = []>(call: Call, refuse?: R) =>
  ({
    label: l('删除', 'Delete', 'Eliminar'),
    icon: 'delete',
    call,
    on: ['row', 'bulk'],
    batch: 'ids',
    danger: true,
    undo: 5,
    refuse,
    confirm: {
      text: l('删除后不能恢复。', 'It cannot be brought back.', 'No se puede recuperar.'),
      type: 'count',
    },
    effect: 'remove',
  }) as const
