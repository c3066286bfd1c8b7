import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Head } from '@/declaration'
import { type Label, l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { operator, waitingApprovals } from '@/platform/operator'
import { useHeads } from '@/screens'
import { CountedButton } from './CountedButton'

/** The area of approval requests. */
const area = 'approval'

const texts = {
  waiting: l(
    '{name} – {count} 条由您审批',
    '{name} – {count} for you to decide',
    '{name}: {count} por decidir',
  ),
} as const satisfies Record<string, Label>

const loadPopup = () => import('./ApprovalsPopup')

/** Requests waiting for the operator's decision, and the operator's own. */
const ApprovalsButton = () => {
  const head = useHeads().find(({ name }) => name === area)
  return head ? <Bell head={head} /> : null
}

const Bell = ({ head }: { head: Head }) => {
  const say = useSay()
  const count = useSyncExternalStore(waitingApprovals.subscribe, waitingApprovals.read)
  // Changes to requests invalidate their queries, and so this count.
  useQuery({
    queryKey: [area, 'count'],
    queryFn: () => operator.refresh().then(() => true),
    initialData: true,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const name = say(head.label)
  const label = count > 0 ? say(texts.waiting, { name, count }) : name
  return <CountedButton head={head} label={label} icon="signature" count={count} load={loadPopup} />
}

export default ApprovalsButton
