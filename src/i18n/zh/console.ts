import type { Messages } from '../messages'
import { admin } from './admin'
import { errorLog } from './errorLog'
import { frame } from './frame'
import { home } from './home'
import { navbar } from './navbar'
import { password } from './password'
import { screens } from './screens'
import { search } from './search'
import { session } from './session'
import { settings } from './settings'
import { tabs } from './tabs'
import { viewAs } from './viewAs'

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
