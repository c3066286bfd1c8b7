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

/** Signs in with a platform that has a key for drafts, in a browser without any drafts. */
export const signInWithDrafts = async () => {
  const info = await signedIn({ draftKey }).operator.load()
  writeToken('token')
  startSession({ token: 'token', info, fetchOperator: async () => info })
  const drafts = visit()
  for (const { id } of await drafts.all()) await drafts.remove(id)
}

/** The page goes away with everything typed in it, as in a reload. */
export const reload = async () => {
  await ownDrafts().flush()
  await cleanup()
}

/** The drafts as another visit sees them, once this visit's windows are gone. */
const visit = () =>
  createDrafts({
    database: openDraftDatabase(draftScope),
    owner: ownHash(),
    seal: sealOf(draftKey),
    owners: { claim: async () => () => {}, ownedOf: async () => new Set() },
    window: newRequestId(),
    session: () => undefined,
    onFirst: () => {},
  })

/** What a crashed visit left behind: it ended before anything was saved. */
export const leftByAnEarlierVisit = async (draft: Draft) => {
  localStorage.setItem(draftScope, 'kept')
  await visit()
    .begin(() => draft)
    .save()
}

/** What a later visit finds of forms that were open when this one ended. */
export const foundByALaterVisit = async () => (await visit().all()).map(({ mine }) => mine)

/** What is kept of forms that are no longer open. */
export const keptTexts = async () => (await ownDrafts().all()).map(({ mine }) => mine)

/** The bar that offers what was typed before. */
export const offer = () => page.getByRole('status').filter({ has: button(/^放弃/) })
