import type { Messages } from '../messages'
import { admin } from './admin'
import { frame } from './frame'
import { screens } from './screens'

const en: Messages = {
  ...admin,
  console: {
    ...frame,
    ...screens,
  },
}

export default en
