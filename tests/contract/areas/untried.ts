import type { Verdict } from '@mock/platform/areas/verdicts'

/** What of a declaration no sample tries: no failure, since the rest is right without it. `npm run check-area` says it. */
export interface Untried {
  /** Where the declaration says it. */
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

/** Notes beside a test that no sample tries something. What nothing is let through of fails elsewhere. */
export const noteUntried = (task: { readonly meta: { untried?: Untried[] } }, verdict: Verdict): void => {
  const { place, says } = verdict
  if (says === 'allowed') return
  const what = `${lacking(verdict)}, so that nothing tries this; add one to sample.records or sample.cases, or to platform/seed.ts if the area has one`
  task.meta.untried = [...(task.meta.untried ?? []), { place, what }]
}
