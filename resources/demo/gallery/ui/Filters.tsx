import { useId, useState } from 'react'
import { filtersOf, type Json } from '@/declaration'
import { colon } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { useDeclaration } from '@/screens/declarations'
import { KindFilter } from '@/screens/kinds/KindFilter'
import { ButtonLink } from '@/ui/Button'
import source from '../kindGallery.area.ts?raw'
import { Specimen } from './Specimen'
import { snippetOf } from './snippets'
import { texts } from './texts'

/** Every way to filter, with what it sends. */
export const Filters = () => {
  const say = useSay()
  const resource = useDeclaration()
  return (
    <div className="gallery-list">
      {filtersOf(resource).map((filter, index) => (
        <Specimen
          key={filter.name}
          title={`${filter.test} · ${say(filter.label)}`}
          source={snippetOf(source, ['list', 'filters', index])}
        >
          {filter.test === 'period' ? (
            <p>
              {say(texts.sent)}
              {say(colon)}
              <code>?{filter.params.map((param) => `${param}=…`).join('&')}</code>
            </p>
          ) : (
            <Filter {...filter} label={say(filter.label)} />
          )}
          <ButtonLink size="small" to={resource.path}>
            {say(texts.openList)}
          </ButtonLink>
        </Specimen>
      ))}
    </div>
  )
}

type OneFilter = Exclude<ReturnType<typeof filtersOf>[number], { test: 'period' }>

const Filter = ({
  name,
  test,
  input,
  label,
}: Pick<OneFilter, 'name' | 'test' | 'input'> & { label: string }) => {
  const say = useSay()
  const id = useId()
  const [value, setValue] = useState<Json>()
  const query =
    value === undefined ? say(texts.nothingSent) : `?${new URLSearchParams({ [name]: String(value) })}`
  return (
    <>
      <div className="gallery-filter">
        <label htmlFor={id}>{label}</label>
        <KindFilter
          field={input}
          several={test === 'in'}
          value={value}
          onChange={setValue}
          label={label}
          id={id}
        />
      </div>
      <p>
        {say(texts.sent)}
        {say(colon)}
        <code>{query}</code>
      </p>
    </>
  )
}
