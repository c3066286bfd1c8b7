import { components } from './components'
import { firstCells } from './firstCalls'

/** Loaders of the areas' components in the list at a path. */
export const cellsAt = (path: string) => (firstCells[path] ?? []).flatMap((key) => components[key] ?? [])
