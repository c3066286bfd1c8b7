import type { Journal, Kept } from '@/runs/journal'

/** A disk, and the journals of pages that write on it. What a page has not written when it goes is lost. */
export const createDisk = () => {
  const kept = new Map<string, Kept>()
  const page = () => {
    let isGone = false
    const later = (write: () => void) =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          if (isGone) return
          write()
          resolve()
        }, 2),
      )
    const journal: Journal = {
      append: (id, notes, _strict, header) => {
        const copy = structuredClone(notes)
        return later(() => {
          const before = kept.get(id)
          const about = header ?? before?.header
          if (about) kept.set(id, { header: about, notes: [...(before?.notes ?? []), ...copy] })
        })
      },
      load: async () => [...kept.values()],
      remove: (id) => later(() => kept.delete(id)),
      clear: () => later(() => kept.clear()),
    }
    return {
      journal,
      leave: () => {
        isGone = true
      },
    }
  }
  return { kept, page }
}
