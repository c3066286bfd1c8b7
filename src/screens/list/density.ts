import { useStore } from 'react-admin'
import { ownPrefix } from '../ownSettings'
import { useList } from './useList'
import { viewSetting } from './views/view'

/** Row spacing, relative to the console's display size. */
export const densities = ['loose', 'standard', 'compact'] as const
export type Density = (typeof densities)[number]

/** Extra row height, relative to the display size's own, px. */
export const spacing: Readonly<Record<Density, number>> = { loose: 8, standard: 0, compact: -8 }

/** The height of rows, as CSS. */
export const rowHeight = (density: Density): string =>
  `max(28px, calc(var(--size-row) + ${spacing[density]}px))`

/** The operator's setting for all lists. In a view, the view's own until they choose another. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const { resource, view } = useList()
  const key = view ? viewSetting(resource, view, 'density') : `${ownPrefix}list.density`
  const [stored, store] = useStore<unknown>(key, null)
  return [densities.find((one) => one === (stored ?? view?.sent.density)) ?? 'standard', store]
}
