import { isOverlay } from '@/declaration/delivered/overlay'
import type { Edit } from '@/declaration/edits'
import { announcedIn, ask } from '../delivered/ask'

/** The edits of the area's current overlay: new edits are added to them and do not replace them. */
export const overlayInUse = async (area: string): Promise<readonly Edit[]> => {
  const announced = announcedIn(JSON.parse(await ask('/user/declarations'))) ?? []
  const found = announced.find(({ name, overlay }) => overlay && name === area)
  const body: unknown = found && JSON.parse(await ask(`/user/declarations/${found.hash}`))
  return isOverlay(body) ? body.edits : []
}
