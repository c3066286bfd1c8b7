import { useLocation } from 'react-admin'
import { useArea } from '@/screens'
import { UnknownAddress } from '@/screens/UnknownAddress'
import { Article } from './reading/Article'

/** One announcement, by `?id=`. */
const AnnouncementPage = () => {
  const area = useArea('announcement')
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('id') ?? ''
  // Who may see the page but no announcements is at a wrong address.
  return area?.detail ? <Article key={id} area={area} id={id} /> : <UnknownAddress denied />
}

export default AnnouncementPage
