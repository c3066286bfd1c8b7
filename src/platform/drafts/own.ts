import { onForget } from '../leaving'
import { createOwnership } from '../ownership'
import { newRequestId } from '../requestId'
import { ownHash, ownUser } from '../windowSession'
import { openDraftDatabase } from './database'
import { createDrafts, type Drafts } from './drafts'
import { draftScope, markDrafts } from './mark'
import { forgetSessionKey, sealOf, sessionMark } from './seal'

const begin = (owner: string, draftKey: string): Drafts => {
  const drafts = createDrafts({
    database: openDraftDatabase(draftScope),
    owner,
    seal: sealOf(draftKey),
    owners: createOwnership(draftScope),
    window: newRequestId(),
    session: sessionMark,
    onFirst: markDrafts,
  })
  const flush = () => void drafts.flush()
  addEventListener('pagehide', flush)
  // Fires before `pagehide`, for example while the operator is asked whether to leave.
  addEventListener('beforeunload', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  // Drafts encrypted with the account's key outlive the session.
  onForget(() => {
    forgetSessionKey()
    return drafts.sweep()
  })
  void drafts.sweep()
  return drafts
}

let own: { readonly owner: string; readonly draftKey: string; readonly drafts: Drafts } | undefined

/** The drafts of this window's operator. */
export const ownDrafts = (): Drafts => {
  const owner = ownHash()
  const { draftKey = '' } = ownUser() ?? {}
  if (own?.owner !== owner || own.draftKey !== draftKey)
    own = { owner, draftKey, drafts: begin(owner, draftKey) }
  return own.drafts
}
