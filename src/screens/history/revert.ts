/** The parameter of a form's address with the entry to revert. */
const parameter = 'revert'

/** The search of a form that reverts a history entry. */
export const revertSearch = (entry: number): string =>
  `?${new URLSearchParams({ [parameter]: String(entry) })}`

/** A search without the entry to take back, for what comes after the form. */
export const withoutRevert = (search: string): string => {
  const given = new URLSearchParams(search)
  if (!given.has(parameter)) return search
  given.delete(parameter)
  return given.size > 0 ? `?${given}` : ''
}

/** The number of the entry to revert, if the address names one. */
export const revertedEntry = (search: string): number | undefined => {
  const entry = Number(new URLSearchParams(search).get(parameter) ?? '')
  return Number.isSafeInteger(entry) && entry > 0 ? entry : undefined
}
