import { useDeferredValue } from 'react'
import type { FieldOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import type { EntryProps } from '../entry'
import { SafeHtml } from '../html'
import { plain, TextBox } from './TextBox'

export const Source = (props: EntryProps<FieldOf<'html'>>) => {
  const say = useSay()
  const source = plain(props.input.value)
  const previewed = useDeferredValue(source)
  return (
    <>
      <TextBox
        entry={props}
        multiline
        minRows={8}
        maxRows={24}
        className="kind-mono"
        placeholder={say('console.kind.html_source')}
        control={{ spellCheck: false, 'aria-label': props.label }}
      />
      {previewed !== '' && (
        <section className="kind-preview" aria-label={say('console.kind.preview')}>
          <div className="kind-note">{say('console.kind.preview')}</div>
          <SafeHtml value={previewed} />
        </section>
      )}
    </>
  )
}
