import type { Verdict } from '@mock/platform/areas/verdicts'

/**
 * What no sample tries of a declaration. It is not a failure, since the rest is right without it. `npm run check-area` reports
 * it.
 */
export interface Untried {
  /** The place in the declaration. */
  readonly place: string
  readonly what: string
}

declare module 'vitest' {
  interface TaskMeta {
    untried?: Untried[]
  }
}

const lacking = ({ says }: Verdict): string =>
  says === 'already done' ? 'no sample is done already' : `no sample is refused with ${says}`

/** Notes next to a test that no sample tries something. If nothing is ever allowed, another test fails. */
export const noteUntried = (task: { readonly meta: { untried?: Untried[] } }, verdict: Verdict): void => {
  const { place, says } = verdict
  if (says === 'allowed') return
  const what = `${lacking(verdict)}, so that nothing tries this; add one to sample.records or sample.cases, or to platform/seed.ts if the area has one`
  task.meta.untried = [...(task.meta.untried ?? []), { place, what }]
}
