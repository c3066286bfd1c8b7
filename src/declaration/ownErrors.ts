import type { Label } from './label'

/** Messages by error code. */
export interface ErrorTexts {
  readonly [code: string]: Label
}

const texts = new Map<number, Label>()

/**
 * Adds an area's own error messages to those of the catalogue. The console calls it when the declaration arrives, the reference
 * platform on start. A later text replaces an earlier one.
 */
export const learnErrors = (errors: ErrorTexts = {}): void => {
  for (const [code, text] of Object.entries(errors)) texts.set(Number(code), text)
}

export const ownError = (code: number): Label | undefined => texts.get(code)
