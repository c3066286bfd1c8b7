import { admin } from './es/admin'
import { frame } from './es/frame'
import { screens } from './es/screens'
import type { Messages } from './messages'

const es: Messages = { ...admin, console: { ...frame, ...screens } }

export default es
