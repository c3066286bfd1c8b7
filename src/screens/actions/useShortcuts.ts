import { type RaRecord, useEvent, useNotify } from 'react-admin'
import { useDeclaration } from '../declarations'
import { useStartAction } from './ActionHost'
import { availabilityOf, currentTime } from './availability'
import { offeredOn } from './offered'
import { useReasonOf } from './useReasons'

/**
 * Starts the action or opens the panel with this shortcut. If the record does not allow it, says why.
 *
 * @returns whether the letter is a shortcut
 */
export const useShortcuts = (): ((letter: string, record: RaRecord, next?: () => void) => boolean) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const notify = useNotify()
  const reasonOf = useReasonOf()
  return useEvent((letter, record, next) => {
    const found = offeredOn(resource, 'row').find(([, { shortcut }]) => shortcut === letter)
    if (!found) return false
    const [name, offer] = found
    const availability = availabilityOf(offer, record, currentTime())
    if (availability.allowed) start(name, [record], { next })
    else void reasonOf(availability.code).then((reason) => notify(reason, { type: 'warning' }))
    return true
  })
}
