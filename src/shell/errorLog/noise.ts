import { isCancelledError } from '@tanstack/react-query'
import { endsSession } from '@/platform/errors'

const nameOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown ? thrown.name : undefined

/**
 * What is thrown and yet no problem: something called off (the page was left, a newer call took its place), and the end of
 * the session, which leads to the sign-in page and is explained there. Any other refusal of the platform that nobody
 * handled was shown to nobody, and is a problem.
 */
export const isNoise = (thrown: unknown): boolean =>
  nameOf(thrown) === 'AbortError' || isCancelledError(thrown) || endsSession(thrown)

/** Chromium's and Firefox's word for a resize that is told a frame later; no script can mend it and nothing is lost. */
export const isResizeNotice = (message: string): boolean => message.startsWith('ResizeObserver loop')
