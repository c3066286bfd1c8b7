import { useEffect, useEffectEvent } from 'react'
import { resourceName } from '@/declaration'
import { useDeclarations } from '@/screens'
import { useRuns } from '@/screens/runs'

/** Brings back the runs of this operator that ended with their page, as far as he may still see their areas. */
export const useRecall = (): void => {
  const { recall } = useRuns()
  const areas = useDeclarations()
  const areaOf = useEffectEvent((name: string) => areas.find((area) => resourceName(area) === name))
  useEffect(() => {
    void recall((name) => areaOf(name))
  }, [recall])
}
