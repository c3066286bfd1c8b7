import { useEffect, useEffectEvent } from 'react'
import { resourceName } from '@/declaration'
import { useAreas, useDeclared } from '@/screens/declarations'
import { useRuns } from '@/screens/runs/useRuns'

/**
 * Restores this operator's runs that ended with their page, for areas they may still see; when they return to the
 * window, also those of windows closed meanwhile.
 */
export const useRecall = (): void => {
  const { restore: recall } = useRuns()
  const areas = useAreas()
  const declared = useDeclared()
  const areaOf = useEffectEvent(async (name: string) => {
    const head = declared.heads.find((area) => resourceName(area) === name)
    if (!head) return undefined
    // A run is named after its action even when the operator may no longer see the area.
    await declared.fetch(head.name)
    return areas.heads.some((area) => area.name === head.name) ? areas.fetch(head.name) : undefined
  })
  useEffect(() => {
    const look = () => void recall((name) => areaOf(name))
    look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [recall])
}
