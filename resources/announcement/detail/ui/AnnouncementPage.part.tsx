import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { useArea } from '@/screens'
import { useLeavePage } from '@/screens/page'
import { UnknownAddress } from '@/screens/resourceScreens'
import { Article } from './Article'

/** Redirects to the list without leaving a tab behind. */
const ToList = ({ path }: { path: string }) => {
  const leave = useLeavePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirect once, even if `leave` changes
  useEffect(() => leave(path), [path])
  return null
}

const AnnouncementPage = () => {
  const area = useArea('announcement')
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('id') ?? ''
  // Operators may have the right to this page but not to the announcements.
  if (!area?.detail) return <UnknownAddress denied />
  return id.trim() === '' ? <ToList path={area.path} /> : <Article key={id} area={area} id={id} />
}

export default AnnouncementPage
