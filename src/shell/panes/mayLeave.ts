import { createContext, useContext } from 'react'
import type { PageAt } from './pages'

/**
 * Whether the open pages may be closed: asks if there is unsaved input, and resolves to the answer.
 *
 * @param pages finds the pages that remain, so that only the others are lost; by default all are
 */
export type MayLeave = (pages?: PageAt) => Promise<boolean>

export const MayLeaveContext = createContext<MayLeave>(async () => true)

/** To call before the console is left, as by signing out, or before some of its pages disappear. */
export const useMayLeave = (): MayLeave => useContext(MayLeaveContext)
