import { type ReactNode, useId } from 'react'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'

/** A label and what is entered beside it. */
export const Line = ({ label, children }: { label: Label; children: (id: string) => ReactNode }) => {
  const say = useSay()
  const id = useId()
  return (
    <div className="editing-line">
      <label htmlFor={id}>{say(label)}</label>
      {children(id)}
    </div>
  )
}
