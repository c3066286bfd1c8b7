import { useDeferredValue } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldOf } from '@/declaration'
import type { EntryProps } from '../entry'
import { SafeHtml } from '../html'
import { plain, TextBox } from './TextBox'

/** The source of a formatted text, and below it what its reader will see. */
export const Source = (props: EntryProps<FieldOf<'html'>>) => {
  const translate = useTranslate()
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
        placeholder={translate('console.kind.html_source')}
        control={{ spellCheck: false, 'aria-label': props.label }}
      />
      {previewed !== '' && (
        <section className="kind-preview" aria-label={translate('console.kind.preview')}>
          <div className="kind-note">{translate('console.kind.preview')}</div>
          <SafeHtml value={previewed} />
        </section>
      )}
    </>
  )
}
