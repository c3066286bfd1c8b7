import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { matches, type Parsed, type Subject } from '@/expression'
import { useSay } from '@/i18n/useSay'
import { Status } from '@/screens/kinds/kit'
import { trial } from './builderTexts'

export const RuleTrial = ({
  parsed,
  subject,
  unfinished,
}: {
  parsed: Parsed
  subject: Subject
  /** The rule cannot be parsed only because a line has no value yet. */
  unfinished: boolean
}) => {
  const say = useSay()
  const id = useId()
  const [text, setText] = useState('')
  const result = () => {
    if (!parsed.ok)
      return <span className="kind-unit">{say(unfinished ? trial.unfinished : trial.unknown)}</span>
    const fits = matches(parsed.expression, { [subject]: text })
    const word = say(fits ? trial.fits : trial.fitsNot)
    return (
      <Status
        tone={fits ? 'success' : 'default'}
        word={text === '' ? say(trial.blank, { result: word.toLowerCase() }) : word}
      />
    )
  }
  return (
    <Box sx={{ p: 3, border: '1px solid var(--ink-line)', borderRadius: 'var(--radius)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 1 }}>
        <label htmlFor={id}>{say(trial.label[subject])}</label>
        <output htmlFor={id}>{result()}</output>
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        maxRows={4}
        value={text}
        placeholder={say(trial.paste[subject])}
        onChange={({ target }) => setText(target.value)}
      />
    </Box>
  )
}
