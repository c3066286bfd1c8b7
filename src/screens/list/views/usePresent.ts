import { useColumnSettings } from '../columns'
import { useDensity } from '../density'
import { useList } from '../useList'
import type { Present } from './present'

/** What the list shows now. */
export const usePresent = (): Present => {
  const { resource, params, view } = useList()
  const { settings, arranged } = useColumnSettings(resource)
  const [density] = useDensity()
  return { resource, params, view, settings, arranged, density }
}
