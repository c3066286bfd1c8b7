import type { Field, Fields, Json, Resource } from '@/declaration'
import { columnOf, emptyOf } from '@/declaration'
import { operandsOf } from '@/declaration/computed'
import { takingsOf } from '../fieldRules'
import type { Column, Table } from '../tables'
import { emptyOfColumn, indexesOf } from '../tables'

/** What the store keeps about a declared field: enough to read its values after the declaration changes. */
export interface FieldShape {
  /** Of the declaration; `json` where a table was made before shapes were kept. */
  readonly kind: Field['kind'] | 'json'
  readonly type: Column['type']
  readonly nullable: boolean
  /** The stored form of "nothing entered". */
  readonly empty: Json
  readonly unit?: 'fen' | 'li' | 'yuan'
  /** The former name of the field whose values it took over. */
  readonly was?: string
  /** Of an object or a list. */
  readonly parts?: FieldShapes
}

export type FieldShapes = { readonly [name: string]: FieldShape }

/** How a derived field gets its values. */
interface Formula {
  /** The record's own fields, as `field` or `field.part`. */
  readonly of: readonly string[]
  /** The formula. It only changes when its values do. */
  readonly how: string
}

/** The form in which a table keeps an area's records. */
export interface Shape {
  readonly key: readonly string[]
  readonly fields: FieldShapes
  /** The names of its indexes, quoted. */
  readonly indexes: readonly string[]
  /** By derived field. Shapes stored by earlier versions do not have it. */
  readonly derived?: { readonly [name: string]: Formula }
}

/** A column whose field is no longer declared. Its values come back with the field. */
export interface Aside {
  readonly name: string
  readonly column: string
  readonly field: FieldShape
}

const fieldShape = (field: Field, empty: Json): FieldShape => ({
  kind: field.kind,
  type: columnOf(field),
  nullable: field.nullable === true,
  empty,
  ...(field.kind === 'money' && { unit: field.unit }),
  ...(field.was !== undefined && { was: field.was }),
  ...((field.kind === 'object' || field.kind === 'list') && { parts: partShapes(field.fields) }),
})

const partShapes = (fields: Fields): FieldShapes =>
  Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, fieldShape(part, emptyOf(part))]))

const formulasOf = (fields: Fields): NonNullable<Shape['derived']> =>
  Object.fromEntries([
    ...takingsOf(fields).map(({ name, reference, from, source }): [string, Formula] => [
      name,
      { of: [reference], how: `${from}.${source}` },
    ]),
    ...Object.entries(fields).flatMap(([name, { computed }]): [string, Formula][] => {
      if (!computed) return []
      const how = Object.entries(computed).map(([word, value]) => (word === 'with' ? [word, value] : word))
      return [[name, { of: operandsOf(computed), how: JSON.stringify(how) }]]
    }),
  ])

export const shapeOf = (resource: Resource, table: Table): Shape => ({
  key: resource.key,
  fields: Object.fromEntries(
    table.columns.map((column) => [column.name, fieldShape(column.field, emptyOfColumn(column))]),
  ),
  indexes: indexesOf(resource, table).map(({ name }) => name),
  derived: formulasOf(resource.fields),
})

const kindOfType = { text: 'text', bigint: 'integer', boolean: 'boolean', jsonb: 'json' } as const
const emptyOfType = { text: '', bigint: 0, boolean: false, jsonb: null } as const

/** A column of a table that was made before shapes were kept: of the declared kind, unless its type tells otherwise. */
export const shapeOfColumn = (
  type: Column['type'],
  nullable: boolean,
  declared: FieldShape | undefined,
): FieldShape => {
  if (declared?.type !== type) return { kind: kindOfType[type], type, nullable, empty: emptyOfType[type] }
  const { was: _, ...known } = declared
  return { ...known, nullable }
}
