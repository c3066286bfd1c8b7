import type { Label } from '@/declaration/label'

/** What another page hands over to the sign-in: it has ended well, and now somebody signs in. */
export type Welcome = {
  /** Filled in. */
  readonly username: string
  /** What has ended well. */
  readonly text: Label
}
