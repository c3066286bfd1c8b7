import type { Store } from 'react-admin'
import { isRecord } from '@/declaration'
import { refusal } from '@/platform/client'
import { newRequestId } from '@/platform/requestId'
import { type ListedView, readListed, readListedAll, type ViewStore } from '@/platform/views'
import { ownPrefix } from '../../ownSettings'
import { usualViewSetting } from './view'

const key = `${ownPrefix}views`
const mostViews = 100

const refuse = async (code: number, message: string): Promise<never> => {
  throw await refusal({ code, message, data: null }, 200)
}

/** The views of all areas in this browser, stored like the operator's own settings. */
export const viewsInBrowser = (store: Store): readonly ListedView[] => readListedAll(store.getItem(key))

/** Stores the views, and separately those that lists open with. */
const write = (store: Store, sent: readonly unknown[]): void => {
  const before = viewsInBrowser(store)
  store.setItem(key, sent)
  const after = viewsInBrowser(store)
  for (const { area } of [...before, ...after]) {
    const usual = after.find((one) => one.area === area && one.isDefault)
    const setting = ownPrefix + usualViewSetting(area)
    if (usual) store.setItem(setting, usual.sent)
    else store.removeItem(setting)
  }
}

/** Removes a view from this browser. */
export const dropFromBrowser = (store: Store, id: string): void =>
  write(
    store,
    viewsInBrowser(store).flatMap((one) => (one.id === id ? [] : [one.sent])),
  )

/** For a platform that stores no views: each belongs to the operator, in this browser. Refuses what the platform would. */
export const browserViews = (store: Store): ViewStore => ({
  place: 'browser',
  list: async () => viewsInBrowser(store),
  save: async ({ view, ...change }) => {
    const all = viewsInBrowser(store)
    const before = all.find(({ id }) => id === view?.id)
    const area = before?.area ?? change.area ?? ''
    const name = (change.name ?? before?.name ?? '').trim()
    const others = all.filter((one) => one !== before)
    if (view && !before) await refuse(10002, '记录不存在或已被删除')
    if (view && before?.version !== view.version) await refuse(10007, '数据已被他人修改，请刷新后重试')
    if (others.some((one) => one.area === area && one.name === name))
      await refuse(47001, `已有同名视图：${name}`)
    if (others.length >= mostViews) await refuse(47002, `视图最多${mostViews}个`)
    const sent = {
      ...(isRecord(before?.sent) ? before.sent : { view_id: `own-${newRequestId()}` }),
      ...change,
      area,
      name,
      scope: 'mine',
      version: (before?.version ?? 0) + 1,
    }
    const withoutDefault = ({ area: of, sent: other }: ListedView) =>
      change.is_default && of === area && isRecord(other) ? { ...other, is_default: false } : other
    const saved = readListed(sent)
    if (!saved) throw new Error('a view without an area was saved')
    const kept = all.map((one) => (one === before ? sent : withoutDefault(one)))
    write(store, before ? kept : [...kept, sent])
    return saved
  },
  remove: async ({ id }) => dropFromBrowser(store, id),
})
