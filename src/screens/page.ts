import { createContext, useContext, useEffect, useId } from 'react'

/** What a screen tells the frame about the page it is on. */
export interface PageFrame {
  /** Names the record that the page is about, in no language: the tab's name takes it up. */
  readonly setSubject: (subject: string) => void
  /**
   * Tells whether something typed on the page is not saved yet. The frame asks before such a page is closed, loaded
   * anew or signed out of; it may be left for another tab at any time.
   *
   * @param draft which form of the page
   */
  readonly setDraft: (draft: string, unsaved: boolean) => void
  /** Whether the page is the one on the screen; a page goes on working when it is not. */
  readonly isShown: () => boolean
  /** Ends the page: its tab closes, and the operator goes on to `to` if the page is what he is looking at. */
  readonly leave: (to: string) => void
}

/** Without a frame around (one screen by itself) nobody listens, and there is no other page to go to. */
const alone: PageFrame = { setSubject: () => {}, setDraft: () => {}, isShown: () => true, leave: () => {} }

export const PageFrameContext = createContext<PageFrame>(alone)

/** The frame around the page that a screen is on. */
export const usePageFrame = (): PageFrame => useContext(PageFrameContext)

/** Names the record that the page is about, as soon as it is known. */
export const usePageSubject = (subject: string | undefined): void => {
  const { setSubject } = usePageFrame()
  useEffect(() => {
    if (subject !== undefined) setSubject(subject)
  }, [subject, setSubject])
}

/**
 * Tells the frame that a form holds something unsaved.
 *
 * @returns to be called once it is saved: a form that ends while its page is not shown cannot be heard of otherwise
 */
export const useDraft = (unsaved: boolean): (() => void) => {
  const { setDraft, isShown } = usePageFrame()
  const draft = useId()
  useEffect(() => {
    setDraft(draft, unsaved)
    // React undoes effects also when the page is only put aside: what was typed is then still there.
    return () => {
      if (isShown()) setDraft(draft, false)
    }
  }, [unsaved, draft, setDraft, isShown])
  return () => setDraft(draft, false)
}
