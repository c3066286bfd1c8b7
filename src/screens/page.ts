import { createContext, useCallback, useContext, useEffect, useId } from 'react'
import { useEvent, useNavigate } from 'react-admin'

/** What a draft ends with: the address it was opened at (a form over a list), or only its page (a dialog of an action). */
export type DraftScope = 'address' | 'page'

/** What a screen tells the frame about the page it is on. */
export interface PageFrame {
  /** Names the record that the page is about, in no language: the tab's name takes it up. */
  readonly setSubject: (subject: string) => void
  /**
   * Tells whether something on the page is not saved, or not done yet. The frame asks before such a page is closed, loaded
   * anew or signed out of; it may be left for another tab at any time.
   *
   * @param draft which form of the page
   */
  readonly setDraft: (draft: string, unsaved: boolean, scope: DraftScope) => void
  /** Calls back once the page is given up for good: its tab closed, its content made anew. A page that is only put aside
   * lives on.
   *
   * @param key one call for each
   */
  readonly whenEnded: (key: string, call: () => void) => void
  /** Whether the page is the one on the screen; a page goes on working when it is not. */
  readonly isShown: () => boolean
  /** Where the page is when the operator comes back to it, if he is about to go to another: an address of its own. */
  readonly settle: (to: string) => void
  /** Ends the page: its tab closes, and the operator goes on to `to` if the page is what he is looking at. */
  readonly leave: (to: string) => void
}

/** Without a frame around (one screen by itself) nobody listens. */
export const PageFrameContext = createContext<PageFrame | undefined>(undefined)

/** The way off a page that has done its work. */
export const useLeavePage = (): ((to: string) => void) => {
  const frame = useContext(PageFrameContext)
  const navigate = useNavigate()
  return frame?.leave ?? navigate
}

/** Leaves word where the page is to be when the operator comes back to it. */
export const useSettlePage = (): ((to: string) => void) => {
  const frame = useContext(PageFrameContext)
  return useCallback((to) => frame?.settle(to), [frame])
}

const always = () => true

/** Tells whether the screen's page is the one on the screen. */
export const useIsShown = (): (() => boolean) => useContext(PageFrameContext)?.isShown ?? always

/** Names the record that the page is about, as soon as it is known. */
export const usePageSubject = (subject: string | undefined): void => {
  const frame = useContext(PageFrameContext)
  useEffect(() => {
    if (subject) frame?.setSubject(subject)
  }, [subject, frame])
}

/**
 * Tells the frame that a form holds something unsaved.
 *
 * @returns to be called once it is saved: a form that ends while its page is not shown cannot be heard of otherwise
 */
export const useDraft = (unsaved: boolean, scope: DraftScope = 'address'): (() => void) => {
  const frame = useContext(PageFrameContext)
  const draft = useId()
  useEffect(() => {
    frame?.setDraft(draft, unsaved, scope)
    // React undoes effects also when the page is only put aside: what was typed is then still there.
    return () => {
      if (frame?.isShown()) frame.setDraft(draft, false, scope)
    }
  }, [unsaved, draft, scope, frame])
  return useCallback(() => frame?.setDraft(draft, false, scope), [frame, draft, scope])
}

/** Has something ended together with the page, which a page that is only put aside does not. */
export const useWhenEnded = (call: () => void): void => {
  const frame = useContext(PageFrameContext)
  const key = useId()
  const latest = useEvent(call)
  useEffect(() => frame?.whenEnded(key, latest), [frame, key, latest])
}
