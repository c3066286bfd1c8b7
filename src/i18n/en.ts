import { admin } from './en/admin'
import { errorLog } from './en/errorLog'
import { frame } from './en/frame'
import { home } from './en/home'
import { navbar } from './en/navbar'
import { password } from './en/password'
import { screens } from './en/screens'
import { search } from './en/search'
import { session } from './en/session'
import { settings } from './en/settings'
import { tabs } from './en/tabs'
import { viewAs } from './en/viewAs'
import type { Messages } from './messages'

const en: Messages = {
  ...admin,
  console: {
    ...frame,
    ...screens,
    error_log: errorLog,
    home,
    navbar,
    password,
    search,
    session,
    settings,
    tabs,
    view_as: viewAs,
  },
}

export default en
