import { isReserved } from '@mock/platform/areas/reserved'
import type { Resource } from '@/declaration'
import { isFullRun } from '../scope'

/** The name of the only area that is looked at, where there is one: `AREA=trade`, as `npm run check-area` says it. */
export const onlyArea: string | undefined = process.env.AREA || undefined

/** Those of some areas that are looked at: all of them, or the only one. */
export const lookedAt = <A extends { readonly name: string }>(areas: readonly A[]): readonly A[] =>
  onlyArea === undefined ? areas : areas.filter(({ name }) => name === onlyArea)

/** Those that are looked at in this run: the short one leaves the demo's areas to the full one. */
export const lookedAtNow = <A extends Resource>(
  areas: readonly A[],
  rules: Readonly<Record<string, unknown>>,
): readonly A[] =>
  lookedAt(areas).filter((area) => isFullRun || onlyArea !== undefined || !isReserved(area, rules[area.name]))
