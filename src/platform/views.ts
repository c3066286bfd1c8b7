import { isRecord } from '@/declaration'
import { fieldOf, textOf } from './answer'
import { AnswerError } from './answerErrors'
import { call } from './client'

export const viewScopes = ['mine', 'role', 'all'] as const
/** Who sees a view: its author, the accounts of a role, or everybody at the partner. */
export type ViewScope = (typeof viewScopes)[number]

/** A named view as returned in lists; `sent` is the complete view, which its list reads. */
export interface ListedView {
  readonly id: string
  /** The area's name. */
  readonly area: string
  readonly name: string
  readonly scope: ViewScope
  /** The role that the view is for; '' in other scopes. */
  readonly role: string
  readonly isDefault: boolean
  /** The author's name. */
  readonly by: string
  readonly isEditable: boolean
  readonly version: number
  readonly sent: unknown
}

/** What a view shows, in the form that is sent. */
export interface ViewContent {
  readonly filter: object
  readonly columns: readonly string[]
  readonly widths: object
  readonly density: string
  readonly sort: string
  readonly order: string
  readonly per_page: number
}

/** What a save sends; for an existing `view`, only what changes. */
export interface ViewChange extends Partial<ViewContent> {
  readonly view?: ListedView
  readonly area?: string
  readonly name?: string
  readonly scope?: ViewScope
  readonly role?: string
  readonly is_default?: boolean
}

/** Where views are kept: on the platform, or in the browser. */
export interface ViewStore {
  readonly place: 'platform' | 'browser'
  /** All views that the operator sees, of all areas. Throws what the call throws. */
  readonly list: (signal?: AbortSignal) => Promise<readonly ListedView[]>
  /** Throws PlatformError 10007 if the version is not the latest, 47001–47003; TransportError if the outcome is unknown. */
  readonly save: (change: ViewChange, requestId: string) => Promise<ListedView>
  readonly remove: (view: ListedView) => Promise<void>
}

/** A view as sent; undefined if it cannot be used. */
export const readListed = (sent: unknown): ListedView | undefined => {
  if (!isRecord(sent)) return undefined
  const { view_id, area, name, version } = sent
  if ((typeof view_id !== 'number' && typeof view_id !== 'string') || !textOf(area)) return undefined
  return {
    id: String(view_id),
    area: textOf(area),
    name: textOf(name) || String(view_id),
    scope: viewScopes.find((one) => one === sent.scope) ?? 'mine',
    role: textOf(sent.role),
    isDefault: sent.is_default === true,
    by: textOf(sent.by),
    isEditable: sent.editable !== false,
    version: typeof version === 'number' ? version : 0,
    sent,
  }
}

export const readListedAll = (sent: unknown): readonly ListedView[] => {
  const all: readonly unknown[] = Array.isArray(sent) ? sent : []
  return all.flatMap((one) => readListed(one) ?? [])
}

const keyOf = (view: ListedView | undefined) =>
  view ? { view_id: fieldOf(view.sent, 'view_id'), version: view.version } : {}

export const platformViews: ViewStore = {
  place: 'platform',
  list: async (signal) => readListedAll(fieldOf(await call('GET /user/views', { signal }), 'items')),
  save: async ({ view, ...change }, requestId) => {
    const body = { ...keyOf(view), ...change, request_id: requestId }
    const data = await call('POST /user/saveview', { body })
    const saved = readListed(data)
    if (!saved) throw new AnswerError('POST /user/saveview', 'view_id', data)
    return saved
  },
  remove: async (view) => {
    await call('POST /user/removeview', { body: keyOf(view) })
  },
}
