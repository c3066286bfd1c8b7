import { isRecord } from './condition'
import type { Label } from './label'
import { labelLocales } from './labelLocales'

/** Whether a value from elsewhere names something in every language. */
export const isLabel = (value: unknown): value is Label =>
  isRecord(value) && labelLocales.every((locale) => typeof value[locale] === 'string')
