import { createContext } from 'react'

/** Whether the operator has a permission; everything is allowed without a provider. */
export const PermittedContext = createContext<(key: string) => boolean>(() => true)
