import type { Label } from './label'

/** Messages by error code. */
export interface ErrorTexts {
  readonly [code: string]: Label
}

const texts = new Map<number, Label>()

/**
 * Makes the messages of an area's own error codes known, beside those of the catalogue. The console calls it when the
 * declaration arrives, the reference platform at its start; a later text replaces an earlier one.
 */
export const learnErrors = (errors: ErrorTexts = {}): void => {
  for (const [code, text] of Object.entries(errors)) texts.set(Number(code), text)
}

export const ownError = (code: number): Label | undefined => texts.get(code)
