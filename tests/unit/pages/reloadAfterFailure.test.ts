import { expect, it } from 'vitest'
import { reloadAfterFailure } from '@/app/reloadAfterFailure'

it.each<[what: string, event: Event | undefined, reloads: number]>([
  ['a file that threw', Object.assign(new Event('error'), { error: new Error('oops') }), 1],
  ['a file that could not be fetched', new Event('unhandledrejection'), 1],
  ['an observer that was late', Object.assign(new Event('error'), { error: undefined }), 0],
  ['nothing', undefined, 0],
])('after %s the page is loaded again with the next update: %j', (_, event, expected) => {
  const page = new EventTarget()
  let update = () => {}
  let reloads = 0
  const hot = {
    on: (_: string, listener: () => void) => {
      update = listener
    },
  }
  reloadAfterFailure(hot, page, () => {
    reloads += 1
  })
  update()
  expect(reloads).toBe(0)
  if (event) page.dispatchEvent(event)
  update()
  expect(reloads).toBe(expected)
})
