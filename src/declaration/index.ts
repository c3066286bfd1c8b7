export * from './action'
export { readAnswer } from './answer'
export type { Approval } from './approval'
export * from './areas'
export { dayOf, formatTimestamp, startOfDay } from './calendar'
export type { Condition, Json, Requirement, WireRecord } from './condition'
export { holds, isRecord, isSet, judge, secondsPerDay, valueAt } from './condition'
export * from './decisions'
export { defineResource } from './defineResource'
export * from './endpoint'
export {
  type Field,
  type FieldOf,
  type Fields,
  fieldAt,
  type KindName,
  type RecordOfFields,
  type ValueOf,
} from './field'
export * from './filter'
export * from './form'
export * from './head'
export * from './icons'
export * from './key'
export {
  type Cell,
  cellOf,
  checkField,
  emptyOf,
  isHeavy,
  isPartial,
  kindNames,
  list,
  object,
  parseParam,
  parseText,
  readRecord,
  readValue,
  testOf,
  textOf,
} from './kinds'
export type { Choices } from './kinds/choice'
export type { CellForm, JsonSchema, Test, Violation } from './kinds/kind'
export { decimalsOf, parseYuan, yuanOf } from './kinds/money'
export * from './kinds/registry'
export { columnOf, sampleOf, schemaOf, shownOf } from './kinds/specification'
export { type Label, type LabelLocale, type Locale, l, type TextValues, textIn } from './label'
export { labelLocales } from './labelLocales'
export * from './limits'
export { addressFrom, type Link } from './link'
export { DeclarationError, loadDeclarations, loadPages, problemsOf } from './load'
export * from './menu'
export { narrowed } from './narrowed'
export * from './page'
export type { Panel } from './panel'
export * from './permissions'
export { createRandom, type Random } from './random'
export { removal } from './removal'
export * from './resource'
export { isSame, ownValue, valueKey } from './settings'
export type { Tone } from './tones'
