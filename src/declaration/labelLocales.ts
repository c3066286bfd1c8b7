import type { LabelLocale } from './label'

/** The languages that every label is written in, in the order of `l`. */
export const labelLocales = ['zh', 'en', 'es'] as const satisfies readonly LabelLocale[]
