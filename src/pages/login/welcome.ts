import type { Label } from '@/declaration/label'

/** Handed to the sign-in page by a page that has finished successfully. */
export type Welcome = {
  /** Prefills the sign-in. */
  readonly username: string
  /** The success message. */
  readonly text: Label
}
