import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { texts } from './texts'
import type { Recipients } from './useRecipients'

/** The box in which addresses are typed or pasted. */
export const TypedAddresses = ({ recipients: { options, text, setText } }: { recipients: Recipients }) => {
  const say = useSay()
  const id = useId()
  const { address, example } = options.words
  return (
    <div>
      <label htmlFor={id}>{say(address)}</label>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={5}
        // Longer text scrolls: measuring 100,000 lines at each keystroke would block the page.
        maxRows={5}
        sx={{ mt: 0.5 }}
        placeholder={example}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          input: {
            spellCheck: false,
            autoComplete: 'off',
            'aria-describedby': `${id}-hint`,
            style: { fontFamily: 'ui-monospace, monospace' },
          },
        }}
      />
      <FormHelperText id={`${id}-hint`}>{say(texts.typedHint)}</FormHelperText>
    </div>
  )
}
