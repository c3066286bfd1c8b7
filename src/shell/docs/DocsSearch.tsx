import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-admin'
import { useLocale, useSay } from '@/i18n/useSay'
import { Link } from '@/ui/Link'
import { useDocumentation } from './docs'
import { placesIn, search } from './searchDocs'
import { texts } from './texts'

const mostShown = 30

export const DocsSearch = ({ slug }: { slug: string }) => {
  const documentation = useDocumentation()
  const say = useSay()
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const question = useDeferredValue(typed)
  const places = useMemo(() => placesIn(documentation, locale), [documentation, locale])
  const found = useMemo(() => search(places, question, slug), [places, question, slug])
  const shown = found.slice(0, mostShown)
  const isAsked = question.trim() !== ''
  const first = shown[0]
  return (
    <search className="docs-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!first) return
          setTyped('')
          navigate(first.to)
        }}
      >
        <label htmlFor={id}>{say(texts.search)}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={typed}
          placeholder={say(texts.searchHint)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('')
          }}
        />
      </form>
      <p role="status">
        {isAsked &&
          (found.length === 0
            ? say(texts.nothing)
            : say(found.length > mostShown ? texts.foundMore : texts.found, {
                count: found.length,
                shown: mostShown,
              }))}
      </p>
      {isAsked && shown.length > 0 && (
        <ul aria-label={say(texts.results)}>
          {shown.map((place) => (
            <li key={`${place.kind} ${place.to} ${place.title}`}>
              <Link to={place.to} onClick={() => setTyped('')}>
                <span>{say(texts[place.kind])}</span> {place.title}
              </Link>
              <small>{[place.about, say(place.doc)].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
