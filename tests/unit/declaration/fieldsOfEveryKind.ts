import {
  boolean,
  choice,
  choices,
  code,
  color,
  day,
  email,
  type Field,
  files,
  html,
  image,
  integer,
  l,
  list,
  money,
  multiline,
  object,
  percent,
  phone,
  reference,
  secret,
  tags,
  text,
  timestamp,
  url,
} from '@/declaration'

export const label = l('名称', 'Name', 'Nombre')
const states = { OPEN: l('打开', 'Open', 'Abierto'), DONE: l('完成', 'Done', 'Hecho') }
const levels = { 1: l('低', 'Low', 'Bajo'), 2: l('高', 'High', 'Alto') }
const tip = { item: text({ label, max: 5 }), count: integer({ label, min: 1 }) }

/** At least one field of every kind. */
export const fields = {
  text: text({ label, min: 2, max: 5 }),
  pattern: text({ label, max: 10, pattern: '[A-Z]+|x' }),
  code: code({ label, max: 8 }),
  color: color({ label }),
  serial: code({ label, serial: { prefix: 'T', digits: 6 } }),
  multiline: multiline({ label, max: 20 }),
  html: html({ label, maxBytes: 64 }),
  integer: integer({ label, min: 1, max: 9 }),
  fen: money({ label, unit: 'fen', min: 100, max: 100_000 }),
  li: money({ label, unit: 'li' }),
  yuan: money({ label, unit: 'yuan', min: 0.5, max: 1000 }),
  percent: percent({ label, min: 0, max: 10_000 }),
  timestamp: timestamp({ label }),
  day: day({ label }),
  boolean: boolean({ label }),
  choice: choice({ label, of: states }),
  numeric: choice({ label, of: levels, numeric: true }),
  choices: choices({ label, of: states }),
  tags: tags({ label, maxItems: 2, max: 6, pattern: '[a-z0-9.]+' }),
  phone: phone({ label }),
  email: email({ label }),
  url: url({ label, max: 40 }),
  https: url({ label, https: true }),
  image: image({ label }),
  files: files({ label, maxItems: 1 }),
  secret: secret({ label, min: 6, max: 20 }),
  reference: reference({ label, to: 'other', max: 8 }),
  object: object({ label, fields: tip }),
  list: list({ label, fields: tip }),
} satisfies Record<string, Field>

export type Name = keyof typeof fields
export const file = { file_id: 'F1', name: '证明.png', url: '/files/F1' }
