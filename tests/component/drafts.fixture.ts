import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { ownDrafts } from '@/platform/drafts/own'
import { writeToken } from '@/platform/session'
import { startSession } from '@/platform/windowSession'
import { button } from './onPage'
import { signedIn } from './shell/signedIn'

/** Signs somebody in whose platform has a key for drafts, in a browser that keeps none of them yet. */
export const signInWithDrafts = async () => {
  const info = await signedIn({ draftKey: 'c3'.repeat(32) }).operator.load()
  writeToken('token')
  startSession({ token: 'token', info, fetchOperator: async () => info })
  for (const { id } of await ownDrafts().all()) await ownDrafts().remove(id)
}

/** The page goes, with what was typed in it, as at a reload. */
export const reload = async () => {
  await ownDrafts().flush()
  await cleanup()
}

/** What is kept of forms that are no longer open. */
export const keptTexts = async () => (await ownDrafts().all()).map(({ mine }) => mine)

/** The bar that offers what was typed before. */
export const offer = () => page.getByRole('status').filter({ has: button(/^放弃/) })
