import { createContext } from 'react'

/** The default number of pages kept alive. */
export const usualLimit = 10

/** The maximum number of pages kept alive; the least recently used goes first. */
export const PaneLimit = createContext(usualLimit)
