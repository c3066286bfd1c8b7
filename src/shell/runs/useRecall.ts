import { useEffect, useEffectEvent } from 'react'
import { resourceName } from '@/declaration'
import { useAreas, useDeclared } from '@/screens/declarations'
import { useRuns } from '@/screens/runs/useRuns'

/**
 * Brings back the runs of this operator that ended with their page, as far as he may still see their areas; when he comes
 * back to the window, also those of windows that were closed meanwhile.
 */
export const useRecall = (): void => {
  const { restore: recall } = useRuns()
  const areas = useAreas()
  const declared = useDeclared()
  const areaOf = useEffectEvent(async (name: string) => {
    const head = declared.heads.find((area) => resourceName(area) === name)
    if (!head) return undefined
    // A run is called by its action also where the operator no longer sees the area.
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
