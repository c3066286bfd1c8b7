import { Asking } from './explain/Asking'
import { useRecovery } from './recovery'

/** Loaded once the console is idle: retries of failed reads, and the keys that explain things. */
const AtRest = () => {
  useRecovery()
  return <Asking />
}

export default AtRest
