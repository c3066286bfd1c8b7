import type { Messages } from '../messages'
import { admin } from './admin'
import { frame } from './frame'
import { screens } from './screens'

const es: Messages = {
  ...admin,
  console: {
    ...frame,
    ...screens,
  },
}

export default es
