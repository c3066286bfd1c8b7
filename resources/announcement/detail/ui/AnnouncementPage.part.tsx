import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { useArea } from '@/screens'
import { useLeavePage } from '@/screens/page'
import { UnknownAddress } from '@/screens/UnknownAddress'
import { Article } from './Article'

/** Goes to the list, and leaves no tab behind. */
const ToList = ({ path }: { path: string }) => {
  const leave = useLeavePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, however often the frame hands out the way
  useEffect(() => leave(path), [path])
  return null
}

/** One announcement, by `?id=`; the list without it. */
const AnnouncementPage = () => {
  const area = useArea('announcement')
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('id') ?? ''
  // Who may see the page but no announcements is at a wrong address.
  if (!area?.detail) return <UnknownAddress denied />
  return id.trim() === '' ? <ToList path={area.path} /> : <Article key={id} area={area} id={id} />
}

export default AnnouncementPage
