import { createContext, useContext } from 'react'

/** Whether everything that is open may be lost: asks when something typed is not saved, and answers what was chosen. */
export type MayLeave = () => Promise<boolean>

export const MayLeaveContext = createContext<MayLeave>(async () => true)

/** To be asked before the console is left as a whole, as by signing out. */
export const useMayLeave = (): MayLeave => useContext(MayLeaveContext)
