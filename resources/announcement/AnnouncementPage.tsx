import { useLocation } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { useArea } from '@/screens'
import { UnknownAddress } from '@/screens/UnknownAddress'
import { Article } from './reading/Article'

/** One announcement, by `?id=`; the list without it. */
const AnnouncementPage = () => {
  const area = useArea('announcement')
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('id') ?? ''
  // Who may see the page but no announcements is at a wrong address.
  if (!area?.detail) return <UnknownAddress denied />
  return id.trim() === '' ? <Navigate to={area.path} replace /> : <Article key={id} area={area} id={id} />
}

export default AnnouncementPage
