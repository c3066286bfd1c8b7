import { useDetailBeside } from '../list/overlay'
import { useList } from '../list/useList'
import { ShowDrawer } from './ShowDrawer'
import { useNeighbours } from './useNeighbours'

/** The detail that the address opens over the list, or next to it if the area says so and there is room. */
export const ListDetail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { resource } = useList()
  const beside = useDetailBeside(resource)
  return <ShowDrawer id={id} onClose={onClose} beside={beside} {...useNeighbours(id)} />
}
