import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { openDraftDatabase } from '@/platform/drafts/database'
import type { Draft } from '@/platform/drafts/draft'
import { createDrafts } from '@/platform/drafts/drafts'
import { draftScope } from '@/platform/drafts/mark'
import { ownDrafts } from '@/platform/drafts/own'
import { sealOf } from '@/platform/drafts/seal'
import { newRequestId } from '@/platform/requestId'
import { writeToken } from '@/platform/session'
import { ownHash, startSession } from '@/platform/windowSession'
import { button } from './onPage'
import { signedIn } from './shell/signedIn'

const draftKey = 'c3'.repeat(32)

/** Signs somebody in whose platform has a key for drafts, in a browser that keeps none of them yet. */
export const signInWithDrafts = async () => {
  const info = await signedIn({ draftKey }).operator.load()
  writeToken('token')
  startSession({ token: 'token', info, fetchOperator: async () => info })
  for (const { id } of await ownDrafts().all()) await ownDrafts().remove(id)
}

/** The page goes, with what was typed in it, as at a reload. */
export const reload = async () => {
  await ownDrafts().flush()
  await cleanup()
}

/** What a visit has left that ended before it was saved, as one that crashed. */
export const leftByAnEarlierVisit = async (draft: Draft) => {
  localStorage.setItem(draftScope, 'kept')
  const earlier = createDrafts({
    database: openDraftDatabase(draftScope),
    owner: ownHash(),
    seal: sealOf(draftKey),
    owners: { claim: async () => () => {}, ownedOf: async () => new Set() },
    window: newRequestId(),
    session: () => undefined,
    onFirst: () => {},
  })
  await earlier.begin(() => draft).save()
}

/** What is kept of forms that are no longer open. */
export const keptTexts = async () => (await ownDrafts().all()).map(({ mine }) => mine)

/** The bar that offers what was typed before. */
export const offer = () => page.getByRole('status').filter({ has: button(/^放弃/) })
