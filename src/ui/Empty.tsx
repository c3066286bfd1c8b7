import { useSay } from '@/i18n/useSay'
import './empty.css'
import './hidden.css'

/** Nothing there: a quiet dash, and a word for those who listen. */
export const Empty = () => {
  const say = useSay()
  return (
    <span className="ui-empty">
      <span aria-hidden="true">—</span>
      <span className="ui-heard">{say('console.value.none')}</span>
    </span>
  )
}
