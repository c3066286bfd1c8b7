import type { TranslationMessages } from 'react-admin'
import type { frame } from './zh/frame'
import type { screens } from './zh/screens'

/** The same tree of keys with texts of another language, so that a missing key is refused by the compiler. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type FrameMessages = SameKeys<typeof frame>
export type ScreenMessages = SameKeys<typeof screens>

/** react-admin's own keys, without the room for foreign ones that its type leaves. */
export type AdminMessages = Pick<TranslationMessages, 'ra'>

/** Everything the console says in one language; the console's own keys stand under `console`. */
export type Messages = AdminMessages & { console: FrameMessages & ScreenMessages }
