import { hashText } from './hashText'
import type { UserInfo } from './userInfo'

type Named = Pick<UserInfo, 'username' | 'name'>

/** The sign-in name, else the display name. */
const identityOf = ({ username, name }: Named): string =>
  username ? `username ${username}` : name ? `name ${name}` : ''

/** Whether two answers are about the same operator. Unnamed operators never are. */
export const isSameUser = (one: Named, other: Named): boolean =>
  identityOf(one) !== '' && identityOf(one) === identityOf(other)

/** A hash of the operator, to know whose data a browser stores without storing the name; '' for an unnamed operator. */
export const userHash = (user: Named): string => {
  const identity = identityOf(user)
  return identity && hashText(identity)
}
