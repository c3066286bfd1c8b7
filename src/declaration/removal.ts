import type { Call, Refusal } from './action'
import { l } from './label'

const removing = <C extends Call | undefined, R>(call: C, refuse: R) =>
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
      text: l('删除后不能恢复。', 'This cannot be undone.', 'No se puede recuperar.'),
      type: 'count',
    },
    effect: 'remove',
  }) as const

type Removal<C extends Call | undefined, R> = ReturnType<typeof removing<C, R | undefined>>

/**
 * The standard delete action, for one or many records: `removal()`, or with a call of its own.
 *
 * @param refuse records that cannot be deleted
 */
export function removal<const R extends readonly Refusal[] = []>(refuse?: R): Removal<undefined, R>
export function removal<const R extends readonly Refusal[] = []>(call: Call, refuse?: R): Removal<Call, R>
export function removal<R extends readonly Refusal[]>(first?: Call | R, second?: R) {
  return typeof first === 'string' ? removing(first, second) : removing(undefined, first)
}
