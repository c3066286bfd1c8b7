import { userMark } from './userMark'
import { ownUser } from './windowSession'

/**
 * The mark of the operator whose session this window's is, the same in each of their sessions; '' as long as it is not
 * known who that is.
 */
export const sessionMark = (): string => {
  const user = ownUser()
  return user ? userMark(user) : ''
}
