const param = 'columns'

/** The columns that a list's address names, in order: those of whoever shared it. They change nobody's own. */
export const linkedColumns = {
  /** Undefined if the address names none. */
  read: (search: string): readonly string[] | undefined =>
    new URLSearchParams(search).get(param)?.split(',').filter(Boolean),

  /** The search with these columns, unless it names some already. */
  put: (search: string, columns: readonly string[] | undefined): string => {
    const given = new URLSearchParams(search)
    if (!columns || columns.length === 0 || given.has(param)) return search
    given.set(param, columns.join(','))
    return `?${given}`
  },

  /** The search without them. */
  drop: (search: string): string => {
    const given = new URLSearchParams(search)
    given.delete(param)
    const left = String(given)
    return left && `?${left}`
  },
}
