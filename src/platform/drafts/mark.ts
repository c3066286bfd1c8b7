import { attempt } from '../attempt'

/** Name of the database, of its mark in localStorage, and prefix of the locks of windows that are typing. */
export const draftScope = 'open-platform-console.drafts'

/** Whether this browser keeps drafts, of whomever; it says so without the code of drafts. */
export const mayHaveDrafts = (): boolean => attempt(() => localStorage.getItem(draftScope)) !== null
