import type { Action } from './action'
import { l } from './label'

const standard = {
  label: l('删除', 'Delete', 'Eliminar'),
  icon: 'delete',
  on: ['row', 'bulk'],
  batch: 'ids',
  danger: true,
  undo: 5,
  confirm: {
    text: l('删除后不能恢复。', 'This cannot be undone.', 'No se puede recuperar.'),
    type: 'count',
  },
  effect: 'remove',
} as const

type Standard = typeof standard

/** The standard delete action, for one or many records. */
export function removal(): Standard
/** @param own changes and additions: `{ call }`, `{ refuse }`, `{ when, otherwise }`, `{ approve }` */
export function removal<const Own extends Partial<Action>>(own: Own): Omit<Standard, keyof Own> & Own
export function removal(own: Partial<Action> = {}) {
  return { ...standard, ...own }
}
