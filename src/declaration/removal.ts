import type { Action, Call } from './action'
import { l } from './label'

/**
 * The usual way to delete records, one or many: it cannot be taken back, and several ask to type their number. What
 * differs (who is refused, another question) is given beside the call.
 *
 * @example actions: { remove: removal('POST /user/removesmssign', { refuse: [{ when: { in_use: true }, code: 41005 }] }) }
 */
export const removal = <const M extends Partial<Action>>(call: Call, more: M) =>
  ({
    label: l('删除', 'Delete', 'Eliminar'),
    icon: 'delete',
    call,
    on: ['row', 'bulk'],
    batch: 'ids',
    danger: true,
    confirm: {
      text: l('删除后不能恢复。', 'It cannot be brought back.', 'No se puede recuperar.'),
      type: 'count',
    },
    effect: 'remove',
    ...more,
  }) as const
