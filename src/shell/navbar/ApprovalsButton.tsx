import { useQuery } from '@tanstack/react-query'
import { useRef, useSyncExternalStore } from 'react'
import { type Label, l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { operator, waitingApprovals } from '@/platform/operator'
import { useHeads } from '@/screens'
import { IconButton } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early, useLatePart } from '@/ui/late'
import './navbar.css'

/** The area of requests. */
const area = 'approval'

const texts = {
  waiting: l(
    '{name} – {count} 条由您审批',
    '{name} – {count} for you to decide',
    '{name}: {count} por decidir',
  ),
} as const satisfies Record<string, Label>

const loadPopup = () => import('./ApprovalsPopup')

/** What waits for the operator's decision, and what they have asked for. */
const ApprovalsButton = () => {
  const head = useHeads().find(({ name }) => name === area)
  return head ? <Bell name={head.label} path={head.path} /> : null
}

const Bell = ({ name, path }: { name: Label; path: string }) => {
  const say = useSay()
  const anchor = useRef<HTMLButtonElement>(null)
  const count = useSyncExternalStore(waitingApprovals.subscribe, waitingApprovals.read)
  const { Part: Popup, open, close } = useLatePart(loadPopup)
  // Whatever changes requests invalidates their queries; the count is one of them.
  useQuery({
    queryKey: [area, 'count'],
    queryFn: () => operator.refresh().then(() => true),
    initialData: true,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const label = count > 0 ? say(texts.waiting, { name: say(name), count }) : say(name)
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={Popup !== undefined}
        data-tip={label}
        onClick={open}
        {...early(loadPopup)}
      >
        <Icon name="signature" />
        {count > 0 && <span className="bar-count">{count > 99 ? '99+' : count}</span>}
      </IconButton>
      {Popup && anchor.current && <Popup anchor={anchor.current} path={path} onClose={close} />}
    </>
  )
}

export default ApprovalsButton
