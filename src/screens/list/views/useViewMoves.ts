import { useEvent, useStoreContext } from 'react-admin'
import { resourceName } from '@/declaration'
import { fieldOf } from '@/platform/answer'
import { listParamsKey, shownViewKey } from '@/platform/firstCall'
import { rememberedCall } from '../firstCall'
import { sameJson } from '../params'
import { useList } from '../useList'
import { opened, ownParams, useUsualView, viewSetting } from './view'

/** Functions to show the list in a view, and without. They stay the same. */
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
    /** Takes a view as it is now; what the operator has changed in it stays. */
    keep,
    /** Applies a view as it was saved, without what was changed in it since; without a view the list is as declared. */
    apply: useEvent((sent: unknown) => {
      const next = opened(resource, ownParams(null, sent), [sent])
      if (next.view) {
        for (const setting of ['columns', 'density'] as const)
          store.removeItem(viewSetting(resource, next.view, setting))
        keep(sent)
      }
      ask(next.params, true, next.view)
    }),
    /** Leaves the view as it is not there any more; what the list shows stays. */
    leave: useEvent(() => {
      const isOwn = fieldOf(store.getItem(listParamsKey(name)), 'view') === (view?.id ?? unknownView)
      ask(params, isOwn, undefined, true)
    }),
    /** Shows the list without the view, which could not be loaded; its address stays. */
    giveUp: useEvent(() => giveUpView(unknownView)),
    /** Remembers the first call of the usual view, where the operator has set nothing: the next visit makes it early. */
    noteUsual: useEvent(() => {
      const stored = store.getItem<unknown>(listParamsKey(name))
      if (ownParams(stored, undefined) !== undefined) return
      const { view: opening, params: first } = opened(resource, ownParams(null, usual), [usual])
      const memory = opening ? { byDefault: true, ...rememberedCall(resource, first, opening) } : null
      if (!sameJson(memory, stored ?? null)) store.setItem(listParamsKey(name), memory)
    }),
  }
}
