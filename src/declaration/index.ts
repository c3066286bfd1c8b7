export type {
  Action,
  Call,
  Check,
  Confirmation,
  Effect,
  EffectValue,
  Refusal,
  SaveButton,
  Warning,
} from './action'
export { batchLimit, inputPermissions, resolvedInputs, settingsOf } from './action'
export { readAnswer } from './answer'
export { type Areas, areasOf, fetchAll, filterAreas, lazyAreas, narrowedAreas, readAll } from './areas'
export type { Condition, Json, Requirement, WireRecord } from './condition'
export { holds, isRecord, isSet, judge, secondsPerDay, valueAt } from './condition'
export type { AnswerOf, Endpoint, Endpoints, InputOf, QueryOf } from './endpoint'
export { capabilityOf, defineEndpoints } from './endpoint'
export type { Field, FieldOf, Fields, KindName, RecordOfFields, ValueOf } from './field'
export type { Filter, PeriodFilter, ResolvedFilter } from './filter'
export { filtersOf } from './filter'
export { canCreate, canEdit, formLayout } from './form'
export { type Head, headOf, narrowedHead, type PageHead, pageHeadOf } from './head'
export type { IconName } from './icons'
export { icons } from './icons'
export { idOf, keyOf } from './key'
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
export type { Choices, Tone } from './kinds/choice'
export type { CellForm, JsonSchema, Test, Violation } from './kinds/kind'
export { decimalsOf, parseYuan, yuanOf } from './kinds/money'
export * from './kinds/registry'
export { columnOf, sampleOf, schemaOf, shownOf } from './kinds/specification'
export { dayOf, formatTimestamp, startOfDay } from './kinds/time'
export type { Label, LabelLocale, Locale, TextValues } from './label'
export { l, textIn } from './label'
export { labelLocales } from './labelLocales'
export { defaultPageSize, largestBatch, largestPageSize } from './limits'
export { DeclarationError, loadDeclarations, loadPages, problemsOf } from './load'
export type { MenuGroup, MenuGroups, MenuPlace } from './menu'
export { byMenu, defineMenu, groupsAround, menuLevels } from './menu'
export { narrowed } from './narrowed'
export type { Page } from './page'
export { definePage, pageCapabilities } from './page'
export type { Panel } from './panel'
export type { Permissions } from './permissions'
export { allows, capabilitiesOf, everything, readPermissions, withinAreas } from './permissions'
export type { Random } from './random'
export { createRandom } from './random'
export { removal } from './removal'
export type {
  DetailSection,
  ListSection,
  RecordOf,
  Resource,
  SampleSection,
  SaveSection,
  Total,
} from './resource'
export { defineResource, missingCode, oneOf, resourceName } from './resource'
export { isSame, ownValue, valueKey } from './settings'
