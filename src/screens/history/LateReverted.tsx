import { useState } from 'react'
import { usePart } from '@/ui/late'
import type { RevertedProps } from './Reverted'

const loadReverted = () => import('./Reverted').then((module) => ({ default: module.Reverted }))

/** The part of a form that reverts a history entry. Its code loads on demand. */
export const LateReverted = (props: RevertedProps) => {
  const [wanted, want] = useState(true)
  const Part = usePart(loadReverted, wanted, () => want(false))
  return Part ? <Part {...props} /> : null
}
