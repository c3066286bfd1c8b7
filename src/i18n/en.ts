import { admin } from './en/admin'
import { frame } from './en/frame'
import { screens } from './en/screens'
import type { Messages } from './messages'

const en: Messages = { ...admin, console: { ...frame, ...screens } }

export default en
