import { useSay } from '@/i18n/useSay'

/** Nothing there: a quiet dash, and a word for those who listen. */
export const Empty = () => {
  const say = useSay()
  return (
    <span className="kind-empty">
      <span aria-hidden="true">—</span>
      <span className="kind-heard">{say('console.value.none')}</span>
    </span>
  )
}
