import { useEvent, useStoreContext } from 'react-admin'
import { resourceName } from '@/declaration'
import { fieldOf } from '@/platform/answer'
import { listParamsKey, shownViewKey } from '@/platform/firstCall'
import { rememberedCall } from '../firstCall'
import { sameJson } from '../params'
import { useList } from '../useList'
import { opened, ownParams, useUsualView, viewSetting } from './view'

/** Functions to show the list with or without a view. They are stable. */
export const useViewMoves = () => {
  const { resource, params, view, unknownView, ask, keepView, giveUpView } = useList()
  const store = useStoreContext()
  const usual = useUsualView(resource)
  const name = resourceName(resource)
  const keep = useEvent((sent: unknown) => {
    store.setItem(shownViewKey(name), sent)
    keepView(sent)
  })
  return {
    /** Switches to the view's current version and keeps the operator's changes to it. */
    keep,
    /** Applies a view as it was saved, dropping later changes. Without a view, the list is shown as declared. */
    apply: useEvent((sent: unknown) => {
      const next = opened(resource, ownParams(null, sent), [sent])
      if (next.view) {
        for (const setting of ['columns', 'density'] as const)
          store.removeItem(viewSetting(resource, next.view, setting))
        keep(sent)
      }
      ask(next.params, true, next.view)
    }),
    /** Leaves a view that no longer exists. The list keeps showing the same. */
    leave: useEvent(() => {
      const isOwn = fieldOf(store.getItem(listParamsKey(name)), 'view') === (view?.id ?? unknownView)
      ask(params, isOwn, undefined, true)
    }),
    /** Shows the list without the view, which could not be loaded; its address stays. */
    giveUp: useEvent(() => giveUpView(unknownView)),
    /** If the operator has set nothing, remembers the usual view's first call, so that the next visit can make it early. */
    noteUsual: useEvent(() => {
      const stored = store.getItem<unknown>(listParamsKey(name))
      if (ownParams(stored, undefined) !== undefined) return
      const { view: opening, params: first } = opened(resource, ownParams(null, usual), [usual])
      const memory = opening ? { byDefault: true, ...rememberedCall(resource, first, opening) } : null
      if (!sameJson(memory, stored ?? null)) store.setItem(listParamsKey(name), memory)
    }),
  }
}
