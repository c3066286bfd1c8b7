import { isReserved } from '@mock/platform/areas/reserved'
import type { Resource } from '@/declaration'
import { isFullRun } from '../scope'

/** The name of the area to test, if only one is tested: `AREA=trade`, as `npm run check-area` sets it. */
export const onlyArea: string | undefined = process.env.AREA || undefined

/** The areas to test: all of them, or the only one. */
export const lookedAt = <A extends { readonly name: string }>(areas: readonly A[]): readonly A[] =>
  onlyArea === undefined ? areas : areas.filter(({ name }) => name === onlyArea)

/** The areas to test in this run. The short run leaves the demo's areas to the full one. */
export const lookedAtNow = <A extends Resource>(
  areas: readonly A[],
  rules: Readonly<Record<string, unknown>>,
): readonly A[] =>
  lookedAt(areas).filter((area) => isFullRun || onlyArea !== undefined || !isReserved(area, rules[area.name]))
