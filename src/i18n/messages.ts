import type { TranslationMessages } from 'react-admin'
import type { errorLog } from './zh/errorLog'
import type { frame } from './zh/frame'
import type { home } from './zh/home'
import type { navbar } from './zh/navbar'
import type { password } from './zh/password'
import type { screens } from './zh/screens'
import type { search } from './zh/search'
import type { session } from './zh/session'
import type { settings } from './zh/settings'
import type { tabs } from './zh/tabs'
import type { viewAs } from './zh/viewAs'

/** The same keys with other texts, so that the compiler rejects a missing key. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type FrameMessages = SameKeys<typeof frame>
export type ScreenMessages = SameKeys<typeof screens>
export type ErrorLogMessages = SameKeys<typeof errorLog>
export type HomeMessages = SameKeys<typeof home>
export type NavbarMessages = SameKeys<typeof navbar>
export type PasswordMessages = SameKeys<typeof password>
export type SearchMessages = SameKeys<typeof search>
export type SessionMessages = SameKeys<typeof session>
export type SettingsMessages = SameKeys<typeof settings>
export type TabMessages = SameKeys<typeof tabs>
export type ViewAsMessages = SameKeys<typeof viewAs>

/** react-admin's own keys, without the index signature of its type. */
export type AdminMessages = Pick<TranslationMessages, 'ra'>

/** All texts of the console in one language; its own keys are under `console`. */
export type Messages = AdminMessages & {
  console: FrameMessages &
    ScreenMessages & {
      error_log: ErrorLogMessages
      home: HomeMessages
      navbar: NavbarMessages
      password: PasswordMessages
      search: SearchMessages
      session: SessionMessages
      settings: SettingsMessages
      tabs: TabMessages
      view_as: ViewAsMessages
    }
}
