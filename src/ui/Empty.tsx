import { useSay } from '@/i18n/useSay'
import './empty.css'
import './hidden.css'

/** An empty value: a quiet dash, with a word for screen readers. */
export const Empty = () => {
  const say = useSay()
  return (
    <span className="ui-empty">
      <span aria-hidden="true">—</span>
      <span className="ui-heard">{say('console.value.none')}</span>
    </span>
  )
}
