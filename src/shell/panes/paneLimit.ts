import { createContext } from 'react'

/** How many pages are kept alive unless the console says otherwise. */
export const usualLimit = 10

/** How many pages are kept alive at most; the one looked at longest ago goes first. */
export const PaneLimit = createContext(usualLimit)
