import { useCallback } from 'react'
import { useHeads } from '@/screens/declarations'
import { useMay } from '@/screens/kinds/kit'
import { pages } from './figures'

/** Tests if the page of a figure is available to the operator. */
export const useIsThere = (): ((path: string) => boolean) => {
  const areas = useHeads()
  const may = useMay()
  return useCallback(
    (path) => (path === pages.partner ? may('partner.view') : areas.some((area) => area.path === path)),
    [areas, may],
  )
}
