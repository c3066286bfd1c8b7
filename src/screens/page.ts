import { createContext, useCallback, useContext, useEffect, useId } from 'react'
import { useEvent, useNavigate } from 'react-admin'

/** When a draft ends: when the address changes (a form over a list), or only with its page (an action's dialog). */
export type DraftScope = 'address' | 'page'

/** How a screen tells the frame about its page. */
export interface PageFrame {
  /** Sets the record name for the tab's title; it is not translated. */
  readonly setSubject: (subject: string) => void
  /**
   * Reports whether something on the page is unsaved or unfinished. The frame then asks before the page is closed or reloaded,
   * and before signing out. Switching to another tab is always possible.
   *
   * @param draft identifies the form on the page
   * @param giveUp called when the operator has confirmed that it may be lost
   */
  readonly setDraft: (draft: string, unsaved: boolean, scope: DraftScope, giveUp?: () => void) => void
  /**
   * Calls back once the page is gone for good: its tab was closed, or its content reset. A page in the background lives on.
   *
   * @param key one callback per key
   */
  readonly whenEnded: (key: string, call: () => void) => void
  /** Whether the page is visible; a page keeps working in the background. */
  readonly isShown: () => boolean
  /** Sets the page's address for when the operator comes back, if they are about to leave it for another. */
  readonly settle: (to: string) => void
  /** Opens other pages in their own tabs, without switching to them. */
  readonly openBeside: (pages: { path: string; fullPath: string; affix: boolean }[]) => void
  /** Whether the page at a path holds something unsaved. */
  readonly isBusy: (path: string) => boolean
  /** Ends the page: closes its tab and, if the page is visible, goes on to `to`. */
  readonly leave: (to: string) => void
}

/** Undefined without a frame (a screen on its own). */
export const PageFrameContext = createContext<PageFrame | undefined>(undefined)

/** Returns a function that leaves a page whose work is done. */
export const useLeavePage = (): ((to: string) => void) => {
  const frame = useContext(PageFrameContext)
  const navigate = useNavigate()
  return frame?.leave ?? navigate
}

const always = () => true

/** Returns a function that tells whether the screen's page is visible. */
export const useIsShown = (): (() => boolean) => useContext(PageFrameContext)?.isShown ?? always

/** Sets the page's record name once it is known. */
export const usePageSubject = (subject: string | undefined): void => {
  const frame = useContext(PageFrameContext)
  useEffect(() => {
    if (subject) frame?.setSubject(subject)
  }, [subject, frame])
}

/**
 * Tells the frame that a form holds something unsaved. Call the result once it is saved.
 *
 * @param giveUp called when the operator discards it; must be stable
 */
export const useDraft = (
  unsaved: boolean,
  scope: DraftScope = 'address',
  giveUp?: () => void,
): (() => void) => {
  const frame = useContext(PageFrameContext)
  const draft = useId()
  useEffect(() => {
    frame?.setDraft(draft, unsaved, scope, giveUp)
    // React also cleans up effects when the page is merely hidden; the typed input still exists then.
    return () => {
      if (frame?.isShown()) frame.setDraft(draft, false, scope)
    }
  }, [unsaved, draft, scope, frame, giveUp])
  return useCallback(() => frame?.setDraft(draft, false, scope), [frame, draft, scope])
}

/** Calls back when the page ends, but not when it is only hidden. */
export const useWhenEnded = (call: () => void): void => {
  const frame = useContext(PageFrameContext)
  const key = useId()
  const latest = useEvent(call)
  useEffect(() => frame?.whenEnded(key, latest), [frame, key, latest])
}
