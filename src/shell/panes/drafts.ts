import { createEmitter } from '@/declaration/emitter'
import type { DraftScope } from '@/screens/page'

interface OpenForm {
  readonly scope: DraftScope
  readonly giveUp: (() => void) | undefined
}

export const createDrafts = () => {
  const forms = new Map<string, Map<string, OpenForm>>()
  const { emit, subscribe } = createEmitter()
  let pages: readonly string[] = []
  const update = () => {
    const now = [...forms.keys()]
    if (now.length === pages.length && now.every((page) => pages.includes(page))) return
    pages = now
    emit()
  }
  const forget = (gone: readonly string[]) => {
    for (const page of gone) forms.delete(page)
    update()
  }
  return {
    set: (page: string, draft: string, unsaved: boolean, scope: DraftScope, giveUp?: () => void) => {
      const of = forms.get(page) ?? new Map<string, OpenForm>()
      if (unsaved) of.set(draft, { scope, giveUp })
      else of.delete(draft)
      if (of.size > 0) forms.set(page, of)
      else forms.delete(page)
      update()
    },
    has: (page: string) => forms.has(page),
    /** Whether going to another address of the page would lose input. */
    endsWithAddress: (page: string) =>
      [...(forms.get(page)?.values() ?? [])].some(({ scope }) => scope === 'address'),
    /** The same array until it changes. */
    pages: () => pages,
    forget,
    /** The operator has agreed to lose the input of these pages. */
    giveUp: (pages: readonly string[]) => {
      for (const page of pages) for (const form of forms.get(page)?.values() ?? []) form.giveUp?.()
      forget(pages)
    },
    subscribe,
  }
}

/** Callbacks that run when a page is closed for good, one for each key. */
export const createEndings = () => {
  const calls = new Map<number, Map<string, () => void>>()
  return {
    add: (page: number, key: string, call: () => void) => {
      const of = calls.get(page) ?? new Map<string, () => void>()
      calls.set(page, of.set(key, call))
    },
    keep: (pages: readonly number[]) => {
      for (const [page, of] of calls) {
        if (pages.includes(page)) continue
        calls.delete(page)
        for (const call of of.values()) call()
      }
    },
  }
}
