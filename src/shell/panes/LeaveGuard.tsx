import type { Path } from 'react-router-dom'
import { usePart } from '@/ui/late'
import { useHeld } from '../router/RouterRoot'
import { SessionGuard } from '../session/SessionGuard'
import { useEarly } from '../useEarly'
import { type OpenQuestion, useAskBeforeUnload } from './leaving'
import type { PageAt } from './pages'
import type { WorkspaceWays } from './useWorkspace'

const loadQuestion = () => import('./LeaveQuestion')

interface LeaveGuardProps {
  question: OpenQuestion | undefined
  unsaved: readonly string[]
  titleAt: (path: string) => string
  pageAt: PageAt
  ways: WorkspaceWays
}

type Address = Pick<Path, 'pathname'>

/** The page that a navigation would make lose input: the one being left, or the target if opened at another address. */
const losingStep = ({ drafts, locationOf }: WorkspaceWays, pageAt: PageAt, from: Address, to: Address) => {
  const page = pageAt(from.pathname)
  const target = pageAt(to.pathname)
  if (target.path !== page.path && page.noCache && drafts.has(page.path)) return page.path
  const there = target.path === page.path ? from : locationOf(target.path)
  const moves = there.pathname !== to.pathname
  return moves && drafts.endsWithAddress(target.path) ? target.path : undefined
}

/** Asks before input is lost: by navigation, by closing a tab, by a reload, and when the session ends. */
export const LeaveGuard = ({ question, unsaved, titleAt, pageAt, ways }: LeaveGuardProps) => {
  const losing = (from: Address, to: Address) => losingStep(ways, pageAt, from, to)
  const held = useHeld((from, to) => losing(from, to) !== undefined)
  const guarded = unsaved.length > 0
  useAskBeforeUnload(guarded)

  const lost = held && losing(ways.here(), held.to)
  const asked: OpenQuestion | undefined =
    held && lost !== undefined
      ? {
          pages: [lost],
          answer: (giveUp) => {
            if (!giveUp) return held.stay()
            ways.drafts.giveUp([lost])
            held.proceed()
          },
        }
      : question
  useEarly(loadQuestion, guarded)
  // If the question cannot load, stay on the page.
  const LeaveQuestion = usePart(loadQuestion, asked !== undefined, () => asked?.answer(false))
  return (
    <>
      <SessionGuard unsaved={unsaved.map(titleAt)} />
      {asked && LeaveQuestion && <LeaveQuestion titles={asked.pages.map(titleAt)} onAnswer={asked.answer} />}
    </>
  )
}
