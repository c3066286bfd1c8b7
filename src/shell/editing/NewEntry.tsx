import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'

interface NewEntryProps {
  /** The button's text. */
  readonly words: Label
  /** What is wrong with the input; undefined if it can be added. */
  readonly problem: () => Label | undefined
  readonly add: () => void
  /** @param told the id of the error message */
  readonly children: (told: string) => ReactNode
}

/** A form to add a field, group or action. */
export const NewEntry = ({ words, problem, add, children }: NewEntryProps) => {
  const say = useSay()
  const told = useId()
  const [wrong, setWrong] = useState<Label>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problem()
    setWrong(found)
    if (!found) add()
  }
  return (
    <form className="editing-new" onSubmit={submit}>
      {children(told)}
      <p id={told} role="alert" className="editing-wrong">
        {wrong && say(wrong)}
      </p>
      <Button type="submit" size="small">
        {say(words)}
      </Button>
    </form>
  )
}
