import { createEmitter } from '@/declaration/emitter'
import type { DraftScope } from '@/screens/page'

export interface Drafts {
  readonly set: (page: string, draft: string, unsaved: boolean, scope: DraftScope) => void
  readonly has: (page: string) => boolean
  /** Whether going to another address of the page would lose input. */
  readonly endsWithAddress: (page: string) => boolean
  /** The pages with unsaved input; the same array until that changes. */
  readonly pages: () => readonly string[]
  readonly forget: (pages: readonly string[]) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createDrafts = (): Drafts => {
  const forms = new Map<string, Map<string, DraftScope>>()
  const { emit, subscribe } = createEmitter()
  let pages: readonly string[] = []
  const update = () => {
    const now = [...forms.keys()]
    if (now.length === pages.length && now.every((page) => pages.includes(page))) return
    pages = now
    emit()
  }
  return {
    set: (page, draft, unsaved, scope) => {
      const of = forms.get(page) ?? new Map<string, DraftScope>()
      if (unsaved) of.set(draft, scope)
      else of.delete(draft)
      if (of.size > 0) forms.set(page, of)
      else forms.delete(page)
      update()
    },
    has: (page) => forms.has(page),
    endsWithAddress: (page) => [...(forms.get(page)?.values() ?? [])].includes('address'),
    pages: () => pages,
    forget: (gone) => {
      for (const page of gone) forms.delete(page)
      update()
    },
    subscribe,
  }
}

export interface Endings {
  readonly add: (page: number, key: string, call: () => void) => void
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
