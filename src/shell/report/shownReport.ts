import { createEmitter } from '@/declaration/emitter'
import type { Locale } from '@/declaration/label'
import type { Appearance } from '@/theme/preferences'
import { replaying } from './replay'
import type { Report } from './report'

/** What the window had of its own before it showed a report. */
interface Before {
  readonly fetch: typeof fetch
  readonly locale: Locale
  readonly appearance: Appearance
}

const { emit, subscribe } = createEmitter()
let shown: { readonly report: Report; readonly before: Before } | undefined

/** The report that this window shows until it is reloaded. */
export const shownReport = {
  read: (): Report | undefined => shown?.report,
  subscribe,
  /** Has the calls of a report answered as they were. */
  begin: (report: Report, own: Omit<Before, 'fetch'>): void => {
    const before = shown?.before ?? { ...own, fetch: globalThis.fetch }
    shown = { report, before }
    // All parts of the console call this one function of the browser, so answers can be put here, and the shipped console has no code for it.
    globalThis.fetch = replaying(report, before.fetch)
    emit()
  },
  /** Has the platform answer everything again. The page's clock stays ahead until a reload. @returns what the window had */
  end: (): Before | undefined => {
    const before = shown?.before
    if (before) globalThis.fetch = before.fetch
    shown = undefined
    emit()
    return before
  },
}
