import { isRecord } from './condition'
import type { Label } from './label'
import { labelLocales } from './labelLocales'

/** Whether untyped data is a label with a text in every language. */
export const isLabel = (value: unknown): value is Label =>
  isRecord(value) && labelLocales.every((locale) => typeof value[locale] === 'string')
