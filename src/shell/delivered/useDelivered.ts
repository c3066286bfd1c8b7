import { useEffect, useState } from 'react'
import type { Areas, MenuGroups } from '@/declaration'
import type { OperatorSource } from '@/platform/operator'
import type { UserInfo } from '@/platform/userInfo'
import { whenIdle } from '../useEarly'

/**
 * The console's own areas plus those that the platform delivers to this operator.
 *
 * @param user the operator, as far as known yet
 * @returns undefined until the areas are known: before that, the address of a delivered area would count as unknown
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
        // Continue without them.
        () => setAreas(own),
      )
    }
    // Screens wait for areas that exist. If there are none yet, this can wait until the browser is idle.
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
