import { useOwnSetting } from '../ownSettings'

/** Row spacing, relative to the console's display size. */
export const densities = ['loose', 'standard', 'compact'] as const
export type Density = (typeof densities)[number]

/** CSS row heights, based on the display size's own. */
export const rowHeights: Readonly<Record<Density, string>> = {
  loose: 'calc(var(--size-row) + 8px)',
  standard: 'var(--size-row)',
  compact: 'max(28px, calc(var(--size-row) - 8px))',
}

export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [stored, store] = useOwnSetting<unknown>('list.density', 'standard')
  return [densities.find((one) => one === stored) ?? 'standard', store]
}
