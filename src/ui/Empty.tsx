import { useTranslate } from 'react-admin'
import './empty.css'
import './hidden.css'

/** Nothing there: a quiet dash, and a word for those who listen. */
export const Empty = () => {
  const translate = useTranslate()
  return (
    <span className="ui-empty">
      <span aria-hidden="true">—</span>
      <span className="ui-heard">{translate('console.value.none')}</span>
    </span>
  )
}
