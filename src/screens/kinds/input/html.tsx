import OutlinedInput from '@mui/material/OutlinedInput'
import { useDeferredValue } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldOf } from '@/declaration'
import { SafeHtml } from '../view/html'
import type { EntryProps, KindEntry } from './input'
import { controlOf } from './text'

/** The source of a formatted text, and below it what its reader will see. */
const Source = (props: EntryProps<FieldOf<'html'>>) => {
  const { input } = props
  const translate = useTranslate()
  const source = typeof input.value === 'string' ? input.value : ''
  const previewed = useDeferredValue(source)
  return (
    <>
      <OutlinedInput
        fullWidth
        multiline
        minRows={8}
        maxRows={24}
        className="kind-mono"
        placeholder={translate('console.kind.html_source')}
        value={source}
        error={props.invalid}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        name={input.name}
        inputRef={input.ref}
        onChange={({ target }) => input.onChange(target.value)}
        onBlur={() => input.onBlur()}
        slotProps={{ input: { ...controlOf(props), spellCheck: false } }}
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

export const html: KindEntry<FieldOf<'html'>> = { Entry: Source }
