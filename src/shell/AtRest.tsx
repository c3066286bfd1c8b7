import { Asking } from './explain/Asking'
import { useRecovery } from './recovery'

/** What a console at rest listens to, and does by itself. */
const AtRest = () => {
  useRecovery()
  return <Asking />
}

export default AtRest
