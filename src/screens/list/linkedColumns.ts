/** The parameter of a list's address in which it says its columns. */
export const columnsParam = 'columns'

/** A column as a link carries it. */
export interface LinkedColumn {
  readonly name: string
  /** px, if whoever shared it has set one. */
  readonly width: number | undefined
  readonly pinned: boolean
}

/** The columns that a list's address names, in order: `name,total:180!` is a pinned one of 180 px. They change nobody's own. */
export const linkedColumns = {
  /** What an address says of columns; null if it says nothing. */
  in: (search: string): string | null => new URLSearchParams(search).get(columnsParam),

  /** The columns that it says, unchecked. */
  read: (said: string): readonly LinkedColumn[] =>
    said.split(',').map((text) => {
      const [name = '', width] = text.replace('!', '').split(':')
      return { name, width: width ? Number(width) : undefined, pinned: text.endsWith('!') }
    }),

  /** The search without them. */
  drop: (search: string): string => {
    const given = new URLSearchParams(search)
    given.delete(columnsParam)
    return String(given)
  },
}
