import { expect, it, vi } from 'vitest'
import { createEndings } from '@/shell/panes/drafts'

it('calls what a page has left behind once the page is gone, and once only', () => {
  const endings = createEndings()
  const [stays, goes, replaced] = [vi.fn(), vi.fn(), vi.fn()]
  endings.add(1, 'run', stays)
  endings.add(2, 'run', replaced)
  endings.add(2, 'run', goes)
  endings.keep([1, 2])
  expect(goes).not.toHaveBeenCalled()
  endings.keep([1])
  endings.keep([1])
  expect(goes).toHaveBeenCalledTimes(1)
  expect(replaced).not.toHaveBeenCalled()
  expect(stays).not.toHaveBeenCalled()
})
