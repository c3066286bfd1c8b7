import { useEffect, useState } from 'react'
import type { Areas, MenuGroups } from '@/declaration'
import type { OperatorSource } from '@/platform/operator'
import type { UserInfo } from '@/platform/userInfo'
import { whenIdle } from '../useEarly'

/**
 * The areas of the console with those that the platform delivers to this operator.
 *
 * @param user the operator as far as they are known
 * @returns undefined until it is known which there are: before that, an address of one would be an unknown one
 */
export const useDelivered = (
  own: Areas,
  groups: MenuGroups,
  operator: OperatorSource,
  user: UserInfo | undefined,
): Areas | undefined => {
  const [areas, setAreas] = useState<Areas>()
  const isOffered = user?.declarations !== undefined
  const username = user?.username
  useEffect(() => {
    if (!isOffered || username === undefined) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const start = () => {
      import('./watch').then(
        ({ watchDelivered }) => {
          if (!isOver) stop = watchDelivered({ own, groups, operator, tell: setAreas })
        },
        // The console does without.
        () => setAreas(own),
      )
    }
    // Screens wait for what is there; what may come can wait for them.
    const forget = operator.read()?.declarations ? start() : whenIdle(start)
    return () => {
      isOver = true
      forget?.()
      stop?.()
      setAreas(undefined)
    }
  }, [own, groups, operator, isOffered, username])
  return user?.declarations ? areas : (areas ?? own)
}
