import { createContext } from 'react'

/** Whether the operator may do what a permission's key names; everything where nobody says otherwise. */
export const PermittedContext = createContext<(key: string) => boolean>(() => true)
