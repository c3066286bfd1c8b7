import type { Messages } from '../messages'
import { admin } from './admin'
import { frame } from './frame'
import { screens } from './screens'

const zh: Messages = {
  ...admin,
  console: {
    ...frame,
    ...screens,
  },
}

export default zh
