import { useEffect, useState } from 'react'
import { currentTime } from '../actions/availability'

/** How often the clock is read, ms; what depends on it is shown in minutes. */
const every = 15_000

/** The console's clock in Unix seconds, ticking while the page is visible. */
const useNow = (): number => {
  const [now, setNow] = useState(currentTime)
  useEffect(() => {
    setNow(currentTime())
    const timer = setInterval(() => setNow(currentTime()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}

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
