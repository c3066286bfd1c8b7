import { useTranslate } from 'react-admin'

/** Nothing there: a quiet dash, and a word for those who listen. */
export const Empty = () => {
  const translate = useTranslate()
  return (
    <span className="kind-empty">
      <span aria-hidden="true">—</span>
      <span className="kind-heard">{translate('console.value.none')}</span>
    </span>
  )
}
