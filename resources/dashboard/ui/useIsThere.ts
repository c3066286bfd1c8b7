import { useCallback } from 'react'
import { useHeads } from '@/screens/declarations'
import { useMay } from '@/screens/kinds/kit'
import { pages } from './addresses'

/** Tells whether a figure's page is there: an area of the console that the operator may see, or his own page. */
export const useIsThere = (): ((path: string) => boolean) => {
  const areas = useHeads()
  const may = useMay()
  return useCallback(
    (path) => (path === pages.partner ? may('partner.view') : areas.some((area) => area.path === path)),
    [areas, may],
  )
}
