import { useEffect, useEffectEvent } from 'react'
import { resourceName } from '@/declaration'
import { useDeclarations } from '@/screens'
import { useRuns } from '@/screens/runs'

/**
 * Brings back the runs of this operator that ended with their page, as far as he may still see their areas; when he comes
 * back to the window, also those of windows that were closed meanwhile.
 */
export const useRecall = (): void => {
  const { recall } = useRuns()
  const areas = useDeclarations()
  const areaOf = useEffectEvent((name: string) => areas.find((area) => resourceName(area) === name))
  useEffect(() => {
    const look = () => void recall((name) => areaOf(name))
    look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [recall])
}
