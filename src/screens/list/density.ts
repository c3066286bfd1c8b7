import { useOwnSetting } from '../ownSettings'

/** How much room a row has, beside what the console's size gives it. */
export const densities = ['loose', 'standard', 'compact'] as const
export type Density = (typeof densities)[number]

/** Row heights as CSS, from the height that belongs to the size. */
export const rowHeights: Readonly<Record<Density, string>> = {
  loose: 'calc(var(--size-row) + 8px)',
  standard: 'var(--size-row)',
  compact: 'max(28px, calc(var(--size-row) - 8px))',
}

/** The density of tables, the same in all areas. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [stored, store] = useOwnSetting<unknown>('list.density', 'standard')
  return [densities.find((one) => one === stored) ?? 'standard', store]
}
