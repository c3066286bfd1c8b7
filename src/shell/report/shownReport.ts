import { createEmitter } from '@/declaration/emitter'
import type { Locale } from '@/declaration/label'
import type { Appearance } from '@/theme/preferences'
import { replaying } from './replay'
import type { Report } from './report'

/** The window's own state before the report. */
interface Before {
  readonly fetch: typeof fetch
  readonly locale: Locale
  readonly appearance: Appearance
}

const { emit, subscribe } = createEmitter()
let shown: { readonly report: Report; readonly before: Before } | undefined

/** The report shown in this window, until it is reloaded. */
export const shownReport = {
  read: (): Report | undefined => shown?.report,
  subscribe,
  /** Answers calls from the report. */
  begin: (report: Report, own: Omit<Before, 'fetch'>): void => {
    const before = shown?.before ?? { ...own, fetch: globalThis.fetch }
    shown = { report, before }
    // The whole console uses this one function, so replacing it is enough, and the shipped console needs no code for it.
    globalThis.fetch = replaying(report, before.fetch)
    emit()
  },
  /** Lets the platform answer again. The page's clock stays ahead until a reload. @returns the window's earlier state */
  end: (): Before | undefined => {
    const before = shown?.before
    if (before) globalThis.fetch = before.fetch
    shown = undefined
    emit()
    return before
  },
}
