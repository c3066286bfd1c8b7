/** Callbacks that run when a page is closed for good. */
export interface Endings {
  /**
   * @param page its id
   * @param key one callback per key
   */
  readonly add: (page: number, key: string, call: () => void) => void
  /** Ends all pages except these. */
  readonly keep: (pages: readonly number[]) => void
}

export const createEndings = (): Endings => {
  const calls = new Map<number, Map<string, () => void>>()
  return {
    add: (page, key, call) => {
      const of = calls.get(page) ?? new Map<string, () => void>()
      calls.set(page, of.set(key, call))
    },
    keep: (pages) => {
      for (const [page, of] of calls) {
        if (pages.includes(page)) continue
        calls.delete(page)
        for (const call of of.values()) call()
      }
    },
  }
}
