import { useSyncExternalStore } from 'react'
import type { Head } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { unread } from '@/platform/operator'
import { CountedButton } from './CountedButton'

const loadPopup = () => import('./NewsPopup')

/** How many announcements are unread, and a list of them. */
const NewsButton = ({ head }: { readonly head: Head }) => {
  const say = useSay()
  const count = useSyncExternalStore(unread.subscribe, unread.read)
  const name = say(head.label)
  const label = count > 0 ? `${name} - ${say('console.navbar.unread', { smart_count: count })}` : name
  return <CountedButton head={head} label={label} icon="notify" count={count} load={loadPopup} />
}

export default NewsButton
