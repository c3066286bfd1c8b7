import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useEarly, usePart } from '@/screens/latePart'
import { type Tabs, tabOf } from '../tabs/tabs'
import type { PageAt } from './pages'
import type { LeaveQuestion as Question } from './useLeaveQuestion'
import { usePageTitle } from './usePageTitle'
import type { WorkspaceWays } from './useWorkspace'

const loadQuestion = () => import('./LeaveQuestion').then((module) => ({ default: module.LeaveQuestion }))

interface LeaveGuardProps {
  question: Question | undefined
  /** Paths of the pages that hold something unsaved. */
  unsaved: readonly string[]
  tabs: Tabs
  pageAt: PageAt
  ways: WorkspaceWays
}

/**
 * Stands where something typed would be lost: a step inside its page that ends the form (the browser's Back), the way
 * out of a page that is not kept, a closed tab, a reload or a closed window (there the browser words the question).
 */
export const LeaveGuard = ({ question, unsaved, tabs, pageAt, ways }: LeaveGuardProps) => {
  const titleOf = usePageTitle()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const page = pageAt(currentLocation.pathname)
    if (!ways.drafts.has(page.path)) return false
    const stays = pageAt(nextLocation.pathname).path === page.path
    return stays ? currentLocation.pathname !== nextLocation.pathname : page.noCache
  })
  const guarded = unsaved.length > 0
  useEffect(() => {
    if (!guarded) return
    const guard = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [guarded])

  const asked: Question | undefined =
    blocker.state === 'blocked'
      ? {
          pages: [ways.shownPath()],
          answer: (giveUp) => {
            if (!giveUp) return blocker.reset()
            ways.drafts.forget([ways.shownPath()])
            blocker.proceed()
          },
        }
      : question
  useEarly(loadQuestion, guarded)
  // Who cannot be asked stays.
  const LeaveQuestion = usePart(loadQuestion, asked !== undefined, () => asked?.answer(false))
  if (!asked || !LeaveQuestion) return null
  return (
    <LeaveQuestion
      titles={asked.pages.map((path) => titleOf(pageAt(path), tabOf(tabs, path)?.subject))}
      onAnswer={asked.answer}
    />
  )
}
