import { components } from './components'
import { firstCells } from './firstCalls'

/** Loaders of the components that the list at a path uses. */
export const cellsAt = (path: string) => (firstCells[path] ?? []).flatMap((key) => components[key] ?? [])
