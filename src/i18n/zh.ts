import type { Messages } from './messages'
import { admin } from './zh/admin'
import { errorLog } from './zh/errorLog'
import { frame } from './zh/frame'
import { home } from './zh/home'
import { navbar } from './zh/navbar'
import { password } from './zh/password'
import { screens } from './zh/screens'
import { search } from './zh/search'
import { session } from './zh/session'
import { settings } from './zh/settings'
import { tabs } from './zh/tabs'
import { viewAs } from './zh/viewAs'

const zh: Messages = {
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

export default zh
