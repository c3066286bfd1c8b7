import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Areas, MenuGroups } from '@/declaration'
import { editedAreas } from '@/declaration/editedAreas'
import { pending } from './pending'

/** The areas with unwritten edits applied, so that screens preview them. */
export const useEdited = (areas: Areas, groups: MenuGroups): Areas => {
  const { edits } = useSyncExternalStore(pending.subscribe, pending.read)
  const [loaded, setLoaded] = useState<Areas>()
  const names = Object.keys(edits).join()
  useEffect(() => {
    const missing = names.split(',').filter((name) => areas.heads.some((head) => head.name === name))
    // An area that fails to load shows its own error page.
    void Promise.allSettled(missing.map(areas.fetch)).then(() => setLoaded(areas))
  }, [areas, names])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the frame shows follows once all are loaded
  return useMemo(
    () => (names === '' ? areas : editedAreas(areas, edits, groups)),
    [areas, edits, groups, names, loaded],
  )
}
