import { useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import type { Arrangeable } from './Arranged'
import { texts } from './texts'

/** Adds one of the entries that are still missing. */
export const Adding = ({
  choices,
  onAdd,
}: {
  choices: readonly Arrangeable[]
  onAdd: (name: string) => void
}) => {
  const say = useSay()
  const id = useId()
  const [chosen, choose] = useState('')
  const name = choices.some((one) => one.name === chosen) ? chosen : (choices[0]?.name ?? '')
  if (choices.length === 0) return null
  return (
    <div className="editing-adding">
      <label htmlFor={id} className="ui-visually-hidden">
        {say(texts.add)}
      </label>
      <select id={id} value={name} onChange={({ target }) => choose(target.value)}>
        {choices.map((one) => (
          <option key={one.name} value={one.name}>
            {one.label}
          </option>
        ))}
      </select>
      <Button size="small" onClick={() => onAdd(name)}>
        {say(texts.add)}
      </Button>
    </div>
  )
}
