import { admin } from './es/admin'
import { errorLog } from './es/errorLog'
import { frame } from './es/frame'
import { home } from './es/home'
import { navbar } from './es/navbar'
import { password } from './es/password'
import { screens } from './es/screens'
import { search } from './es/search'
import { session } from './es/session'
import { settings } from './es/settings'
import { tabs } from './es/tabs'
import { viewAs } from './es/viewAs'
import type { Messages } from './messages'

const es: Messages = {
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

export default es
