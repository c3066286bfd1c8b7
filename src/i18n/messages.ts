import type { admin } from './zh/admin'
import type { frame } from './zh/frame'
import type { screens } from './zh/screens'

/** The same keys with other texts, so that the compiler rejects a missing key. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type FrameMessages = SameKeys<typeof frame>
export type ScreenMessages = SameKeys<typeof screens>

export type AdminMessages = SameKeys<typeof admin>

/** All texts of the console in one language; its own keys are under `console`. */
export type Messages = AdminMessages & { console: FrameMessages & ScreenMessages }
