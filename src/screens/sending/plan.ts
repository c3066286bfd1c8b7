import { useEffect, useState } from 'react'
import type { Label } from '@/declaration'
import { currentTime } from '../actions/availability'
import type { Recipients } from '../recipients'
import { texts } from './texts'

/** How often to read the clock, ms. Everything that depends on it is shown in minutes. */
const every = 15_000

/** Now, or at a moment in Unix seconds; undefined if the typed time is invalid. */
export type When = { readonly kind: 'now' } | { readonly kind: 'at'; readonly time: number | undefined }

export const usePlan = () => {
  // The console's clock in Unix seconds, ticking while the page is visible.
  const [now, setNow] = useState(currentTime)
  useEffect(() => {
    setNow(currentTime())
    const timer = setInterval(() => setNow(currentTime()), every)
    return () => clearInterval(timer)
  }, [])
  const [when, setWhen] = useState<When>({ kind: 'now' })
  const [taskName, setTaskName] = useState('')
  return { now, when, setWhen, taskName, setTaskName }
}

export type Plan = ReturnType<typeof usePlan>

/** The plan as stored in an order: Unix seconds, undefined for now. */
export const planned = ({ when, taskName }: Pick<Plan, 'when' | 'taskName'>) => ({
  planTime: when.kind === 'at' ? when.time : undefined,
  taskName,
})

export type Planned = ReturnType<typeof planned>

export const planInput = ({ planTime, taskName }: Planned) => ({
  ...(planTime !== undefined && { plan_time: planTime }),
  ...(taskName.trim() !== '' && { task_name: taskName.trim() }),
})

interface FormState {
  readonly message: Label | undefined
  readonly recipients: Pick<Recipients, 'constantProblems' | 'checking' | 'list'>
  readonly messages?: Label
  readonly refusedTime: number | undefined
}

/** The first thing that prevents sending; undefined if nothing does. */
export const lackOf = ({
  message,
  recipients: { constantProblems, checking, list },
  messages,
  refusedTime,
}: FormState): Label | undefined => {
  const { lacks } = texts
  if (message) return message
  if (constantProblems.size > 0) return lacks.variables
  if (checking) return lacks.checking
  if (list.valid.length === 0) return lacks.recipients
  return messages ?? (refusedTime === undefined ? undefined : lacks.time)
}
