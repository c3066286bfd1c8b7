import { useState } from 'react'
import type { FieldOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { TextBox } from './parts/TextBox'

const Hidden = (props: EntryProps<FieldOf<'secret'>>) => {
  const say = useSay()
  const [shown, setShown] = useState(false)
  return (
    <TextBox
      entry={props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <button type="button" className="kind-reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {say(shown ? 'console.value.hide' : 'console.value.reveal')}
        </button>
      }
      control={{ autoComplete: 'new-password' }}
    />
  )
}

export const entry: KindEntry<FieldOf<'secret'>> = { Entry: (props) => <Hidden {...props} /> }
