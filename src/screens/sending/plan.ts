import { useState } from 'react'
import { useNow } from './useNow'

/** Now, or at a moment in Unix seconds; undefined if the typed time is invalid. */
export type When = { readonly kind: 'now' } | { readonly kind: 'at'; readonly time: number | undefined }

/** When to send and under which name, while being entered. */
export const usePlan = () => {
  const now = useNow()
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

/** The plan in every order. */
export type Planned = ReturnType<typeof planned>

/** The plan as the calls take it. */
export const planInput = ({ planTime, taskName }: Planned) => ({
  ...(planTime !== undefined && { plan_time: planTime }),
  ...(taskName.trim() !== '' && { task_name: taskName.trim() }),
})
