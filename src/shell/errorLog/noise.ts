import { isCancelledError } from '@tanstack/react-query'
import { endsSession } from '@/platform/errors'

const nameOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown ? thrown.name : undefined

/**
 * Whether something thrown is not a problem: an abort (the page was left, or a newer call replaced it) or the end of
 * the session, which the sign-in page explains. Any other unhandled refusal by the platform was never shown, so it is a
 * problem.
 */
export const isNoise = (thrown: unknown): boolean =>
  nameOf(thrown) === 'AbortError' || isCancelledError(thrown) || endsSession(thrown)

/**
 * Chromium's and Firefox's message for a resize notification delayed by a frame: harmless, and no script can prevent
 * it.
 */
export const isResizeNotice = (message: string): boolean => message.startsWith('ResizeObserver loop')
