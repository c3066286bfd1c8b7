/** Which pages hold something typed that is not saved. Told by the screens, read by the frame. */
export interface Drafts {
  /** Tells of one form of a page. */
  readonly set: (page: string, draft: string, unsaved: boolean) => void
  readonly has: (page: string) => boolean
  /** The pages with something unsaved; the same array until that changes. */
  readonly pages: () => readonly string[]
  /** Forgets what was typed on these pages: it is saved, or given up. */
  readonly forget: (pages: readonly string[]) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes the console's register of unsaved input. */
export const createDrafts = (): Drafts => {
  const forms = new Map<string, Set<string>>()
  const listeners = new Set<() => void>()
  let pages: readonly string[] = []
  const tell = () => {
    const now = [...forms.keys()]
    if (now.length === pages.length && now.every((page) => pages.includes(page))) return
    pages = now
    for (const listener of listeners) listener()
  }
  return {
    set: (page, draft, unsaved) => {
      const of = forms.get(page) ?? new Set()
      if (unsaved) of.add(draft)
      else of.delete(draft)
      if (of.size > 0) forms.set(page, of)
      else forms.delete(page)
      tell()
    },
    has: (page) => forms.has(page),
    pages: () => pages,
    forget: (gone) => {
      for (const page of gone) forms.delete(page)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
