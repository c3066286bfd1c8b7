import { useState } from 'react'
import { useNow } from './useNow'

/** Now, or at a moment in Unix seconds; undefined: what was typed is none. */
export type When = { readonly kind: 'now' } | { readonly kind: 'at'; readonly time: number | undefined }

/** When it is sent, and under which name, as it is being entered. */
export const usePlan = () => {
  const now = useNow()
  const [when, setWhen] = useState<When>({ kind: 'now' })
  const [taskName, setTaskName] = useState('')
  return { now, when, setWhen, taskName, setTaskName }
}

export type Plan = ReturnType<typeof usePlan>

/** A plan as an order has it: Unix seconds, undefined for now. */
export const planned = ({ when, taskName }: Pick<Plan, 'when' | 'taskName'>) => ({
  planTime: when.kind === 'at' ? when.time : undefined,
  taskName,
})

/** What every order says of when it is sent. */
export type Planned = ReturnType<typeof planned>

/** The same as the calls have it. */
export const planInput = ({ planTime, taskName }: Planned) => ({
  ...(planTime !== undefined && { plan_time: planTime }),
  ...(taskName.trim() !== '' && { task_name: taskName.trim() }),
})
