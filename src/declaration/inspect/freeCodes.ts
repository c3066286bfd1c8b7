import { isRecord } from '../condition'

/** How many free codes are proposed. */
const proposed = 3

const codesIn = (declaration: unknown): readonly number[] =>
  isRecord(declaration) && isRecord(declaration.errors) ? Object.keys(declaration.errors).map(Number) : []

/**
 * Error codes that an area can still declare: those after its own, or in a hundred that has none yet.
 *
 * @param declaration undefined for a new area
 * @param all all declarations, in any order
 * @param catalogue the codes of the catalogue
 */
export const freeCodes = (
  declaration: unknown,
  all: readonly unknown[],
  catalogue: readonly number[],
): readonly number[] => {
  const taken = new Set([...catalogue, ...all.flatMap(codesIn)])
  const hundreds = new Set([...taken].map((code) => Math.floor(code / 100)))
  const own = codesIn(declaration)
  let code = own.length > 0 ? Math.max(...own) : 40_000
  if (own.length === 0) while (hundreds.has(Math.floor(code / 100))) code += 100
  const free: number[] = []
  for (; free.length < proposed && code <= 49_999; code++) if (!taken.has(code)) free.push(code)
  return free
}
