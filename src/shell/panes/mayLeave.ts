import { createContext, useContext } from 'react'
import type { PageAt } from './pages'

/**
 * Whether what is open may be lost: asks when something typed is not saved, and answers what was chosen.
 *
 * @param pages those that there are afterwards, where only the others are lost; without it everything is
 */
export type MayLeave = (pages?: PageAt) => Promise<boolean>

export const MayLeaveContext = createContext<MayLeave>(async () => true)

/** To be asked before the console is left as a whole, as by signing out, or some of its pages are no more. */
export const useMayLeave = (): MayLeave => useContext(MayLeaveContext)
