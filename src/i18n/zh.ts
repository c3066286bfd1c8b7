import type { Messages } from './messages'
import { admin } from './zh/admin'
import { frame } from './zh/frame'
import { screens } from './zh/screens'

const zh: Messages = { ...admin, console: { ...frame, ...screens } }

export default zh
