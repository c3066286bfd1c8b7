import Rating from '@mui/material/Rating'
import { useId } from 'react'
import { useInput } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { InputFrame } from '@/screens/kinds/KindInput'
import { texts } from './texts'

const most = 3

/** An importance as stars, at least one. */
export const StarsInput = ({ source }: { source: string }) => {
  const say = useSay()
  const id = useId()
  const { field } = useInput({ source })
  return (
    <InputFrame
      id={id}
      noteId={`${id}-note`}
      label={say(texts.importance)}
      group
      required={false}
      disabled={false}
    >
      <Rating
        name={id}
        max={most}
        value={Number(field.value)}
        // Clicking the current star would clear the value.
        onChange={(_, stars) => stars !== null && field.onChange(stars)}
        getLabelText={(count) => say(texts.stars, { count })}
        emptyLabelText={say(texts.stars, { count: 0 })}
      />
    </InputFrame>
  )
}
