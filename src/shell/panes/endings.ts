/** What is to be done once a page is given up for good. */
export interface Endings {
  /**
   * @param page its id
   * @param key one call for each
   */
  readonly add: (page: number, key: string, call: () => void) => void
  /** These pages are still there; all others have ended. */
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
