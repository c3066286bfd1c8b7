import fc from 'fast-check'
import { type Field, l } from '@/declaration'
import type { TableColumn, TableFile, TableFormat } from '@/files/table'

const label = l('名称', 'Name', 'Nombre')

export const fields = {
  tid: { kind: 'code', label },
  fee: { kind: 'money', label, unit: 'fen', signed: true },
  price: { kind: 'money', label, unit: 'li' },
  count: { kind: 'integer', label },
  share: { kind: 'percent', label },
  paid: { kind: 'timestamp', label },
  until: { kind: 'day', label },
  open: { kind: 'boolean', label },
  state: { kind: 'choice', label, of: { OPEN: l('打开', 'Open', 'Abierto') } },
  memo: { kind: 'multiline', label },
  note: { kind: 'text', label },
} satisfies Record<string, Field>

export const columnsOf = (names: readonly (keyof typeof fields)[]): readonly TableColumn[] =>
  names.map((name) => ({ name, label: `列 ${name}`, field: fields[name] }))

/** A file of these columns; by default of all. */
export const fileOf = (
  format: TableFormat,
  names = Object.keys(fields).filter((name): name is keyof typeof fields => Object.hasOwn(fields, name)),
): TableFile => ({ format, columns: columnsOf(names), locale: 'zh', title: '交易记录' })

/** Any text, except half of a surrogate pair. */
export const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })), { maxLength: 10 })
  .map((codes) => String.fromCodePoint(...codes))
