import { textMark } from './textMark'
import type { UserInfo } from './userInfo'

type Named = Pick<UserInfo, 'username' | 'name'>

/** What an operator is known by: the sign-in name, or the shown one where the platform does not tell the first. */
const identityOf = ({ username, name }: Named): string =>
  username ? `username ${username}` : name ? `name ${name}` : ''

/** Whether two answers of the platform are about one operator. One that names nobody is like no other. */
export const isSameUser = (one: Named, other: Named): boolean =>
  identityOf(one) !== '' && identityOf(one) === identityOf(other)

/**
 * A mark by which what a browser remembers of one operator is told from another's without keeping the name. It is the same
 * in each of the operator's sessions; '' for one whom the platform does not name.
 */
export const userMark = (user: Named): string => {
  const identity = identityOf(user)
  return identity && textMark(identity)
}
