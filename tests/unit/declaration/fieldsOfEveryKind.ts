import { type Field, type Fields, l } from '@/declaration'

export const label = l('名称', 'Name', 'Nombre')
const states = { OPEN: l('打开', 'Open', 'Abierto'), DONE: l('完成', 'Done', 'Hecho') }
const levels = { 1: l('低', 'Low', 'Bajo'), 2: l('高', 'High', 'Alto') }
const tip = {
  item: { kind: 'text', label, max: 5 },
  count: { kind: 'integer', label, min: 1 },
} satisfies Fields

/** At least one field of every kind. */
export const fields = {
  text: { kind: 'text', label, min: 2, max: 5 },
  pattern: { kind: 'text', label, max: 10, pattern: '[A-Z]+|x' },
  code: { kind: 'code', label, max: 8 },
  color: { kind: 'color', label },
  serial: { kind: 'code', label, serial: { prefix: 'T', digits: 6 } },
  multiline: { kind: 'multiline', label, max: 20 },
  html: { kind: 'html', label, maxBytes: 64 },
  integer: { kind: 'integer', label, min: 1, max: 9 },
  fen: { kind: 'money', label, unit: 'fen', min: 100, max: 100_000 },
  li: { kind: 'money', label, unit: 'li' },
  yuan: { kind: 'money', label, unit: 'yuan', min: 0.5, max: 1000 },
  percent: { kind: 'percent', label, min: 0, max: 10_000 },
  timestamp: { kind: 'timestamp', label },
  day: { kind: 'day', label },
  boolean: { kind: 'boolean', label },
  choice: { kind: 'choice', label, of: states },
  numeric: { kind: 'choice', label, of: levels, numeric: true },
  choices: { kind: 'choices', label, of: states },
  tags: { kind: 'tags', label, maxItems: 2, max: 6, pattern: '[a-z0-9.]+' },
  phone: { kind: 'phone', label },
  landline: { kind: 'phone', label, landline: true },
  email: { kind: 'email', label },
  url: { kind: 'url', label, max: 40 },
  https: { kind: 'url', label, https: true },
  image: { kind: 'image', label },
  files: { kind: 'files', label, maxItems: 1 },
  secret: { kind: 'secret', label, min: 6, max: 20 },
  reference: { kind: 'reference', label, to: 'other', max: 8 },
  object: { kind: 'object', label, fields: tip },
  list: { kind: 'list', label, fields: tip },
} satisfies Record<string, Field>

export type Name = keyof typeof fields
export const file = { file_id: 'F1', name: '证明.png', url: '/files/F1' }
