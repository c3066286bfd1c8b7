/** The parameter of a list's address that sets its columns. */
export const columnsParam = 'columns'

/** A column as a link carries it. */
export interface LinkedColumn {
  readonly name: string
  /** px, if the sender has set one. */
  readonly width: number | undefined
  readonly pinned: boolean
}

/** The columns in a list's address, in order: `name,total:180!` has a pinned one of 180 px. They change nobody's settings. */
export const linkedColumns = {
  /** The columns part of an address; null if there is none. */
  in: (search: string): string | null => new URLSearchParams(search).get(columnsParam),

  /** The columns it names, unchecked. */
  read: (said: string): readonly LinkedColumn[] =>
    said.split(',').map((text) => {
      const [name = '', width] = text.replace('!', '').split(':')
      return { name, width: width ? Number(width) : undefined, pinned: text.endsWith('!') }
    }),

  /** The search without the columns. */
  drop: (search: string): string => {
    const given = new URLSearchParams(search)
    given.delete(columnsParam)
    return String(given)
  },
}
