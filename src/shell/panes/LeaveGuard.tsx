import { type Location, useBlocker } from 'react-router-dom'
import { useEarly, usePart } from '@/ui/late'
import { SessionGuard } from '../session/SessionGuard'
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

type Address = Pick<Location, 'pathname'>

/** The page that would lose input through a navigation: the one being left, or the target opened at another address. */
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => losing(currentLocation, nextLocation) !== undefined,
  )
  const guarded = unsaved.length > 0
  useAskBeforeUnload(guarded)

  const lost = blocker.state === 'blocked' ? losing(ways.here(), blocker.location) : undefined
  const asked: OpenQuestion | undefined =
    blocker.state === 'blocked' && lost !== undefined
      ? {
          pages: [lost],
          answer: (giveUp) => {
            if (!giveUp) return blocker.reset()
            ways.drafts.forget([lost])
            blocker.proceed()
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
