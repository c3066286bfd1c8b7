import { vi } from 'vitest'
import { operator } from '@/platform/operator'
import { behindFetch, refusal } from './behindFetch'

export interface Kept {
  readonly view_id: number
  readonly area: string
  readonly name: string
  readonly version: number
  readonly [name: string]: unknown
}

/** A view of paused shops, largest first, as the platform keeps it. */
export const paused: Kept = {
  view_id: 1,
  area: 'shop',
  name: '暂停的店铺',
  scope: 'mine',
  is_default: false,
  filter: { state: 'PAUSED' },
  columns: ['shop_name', 'amount', 'state'],
  widths: { amount: 222 },
  density: 'compact',
  sort: 'amount',
  order: 'DESC',
  per_page: 10,
  by: '林青',
  editable: true,
  version: 1,
}

/** A platform that keeps views, and the operator as it describes them; `views` is what it keeps now. */
export const platformWithViews = async (views: readonly Kept[] = [], info: object = {}) => {
  const state = { views: [...views], failing: false }
  const save = (body: Partial<Kept>) => {
    const { request_id, ...change } = body
    const before = state.views.find(({ view_id }) => view_id === body.view_id)
    if (body.view_id !== undefined && !before) return refusal(10002, '记录不存在或已被删除')
    if (before && body.version !== before.version)
      return refusal(10007, '数据已被他人修改，请刷新后重试', { record: before })
    const others = state.views.filter((one) => one !== before)
    if (others.some(({ name, area }) => name === body.name && area === (body.area ?? before?.area)))
      return refusal(47001, `已有同名视图：${body.name}`)
    const view_id = before?.view_id ?? Math.max(0, ...state.views.map((one) => one.view_id)) + 1
    const version = (before?.version ?? 0) + 1
    const kept: Kept = { ...paused, scope: 'mine', ...before, ...change, view_id, version }
    state.views = [...others, kept]
    return kept
  }
  const calls = behindFetch<Partial<Kept>>(({ name, body }) => {
    if (name === 'info') return { username: 'demo_partner', name: '林青', offers: ['views'], ...info }
    if (state.failing) return refusal(10500, '系统繁忙，请稍后再试')
    if (name === 'views') return { items: state.views }
    if (name === 'saveview') return save(body)
    state.views = state.views.filter(({ view_id }) => view_id !== body.view_id)
    return 'success'
  })
  await operator.refresh()
  return {
    state,
    sent: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body),
  }
}

/** A platform that keeps no views. */
export const platformWithoutViews = async () => {
  const calls = behindFetch(({ name }) =>
    name === 'info' ? { username: 'demo_partner', name: '林青' } : refusal(10002, '记录不存在'),
  )
  await operator.refresh()
  return calls
}

/** The default views, as in `/user/info`. */
export const openingWith = (view: Kept) => ({ default_views: { [view.area]: view } })

export const noMorePlatform = () => vi.unstubAllGlobals()
