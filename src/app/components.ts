import { componentsByKey } from '@/declaration/load'
import type { AreaFile } from '@/screens/declarations'

// A build generates this file (`src/build/lateDeclarations.ts`), without the paths.

/** Hand-written cells, panels, dialogs and pages, each loaded when a declaration that names it is first shown. */
export const components = componentsByKey(import.meta.glob<{ default: AreaFile }>('/resources/**/*.part.tsx'))
