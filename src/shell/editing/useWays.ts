import type { Head } from '@/declaration'
import { useHeads } from '@/screens/declarations'

/** The area in which versions of declarations are published. */
const publishingArea = 'declaration'

/** Where edits can go: into the file if the development server can write it, and to the platform if it can publish them. */
export const useWays = (): { readonly canWrite: boolean; readonly publishing: Head | undefined } => ({
  canWrite: import.meta.env.DEV,
  publishing: useHeads().find(({ name, opens }) => name === publishingArea && opens.create !== undefined),
})
