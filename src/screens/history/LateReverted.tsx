import { useState } from 'react'
import { usePart } from '@/ui/late'
import type { RevertedProps } from './Reverted'

const loadReverted = () => import('./Reverted').then((module) => ({ default: module.Reverted }))

/** The part of a form that takes an entry of the history back; its code comes when it is asked for. */
export const LateReverted = (props: RevertedProps) => {
  const [wanted, want] = useState(true)
  const Part = usePart(loadReverted, wanted, () => want(false))
  return Part ? <Part {...props} /> : null
}
