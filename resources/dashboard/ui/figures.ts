import { type AnswerOf, dayOf, type Label } from '@/declaration'
import { endpoints } from '../dashboard.page'

/** What the platform tells of the dashboard. */
export type Figures = AnswerOf<typeof endpoints.figures>

/** The declared figures: they name what is shown. */
export const declared = endpoints.figures.answer

/** The day that the figures are of: today, where the platform does not tell when they were made. */
export const dayOfFigures = ({ stat_time }: Pick<Figures, 'stat_time'>): string =>
  dayOf(stat_time ?? Date.now() / 1000)

const channelNames: { readonly [op: string]: Label } = declared.platforms.fields.op.of

/** The name of a platform; one that is not known is written as it came. */
export const channelWord = (op: string | null): Label => {
  const raw = op ?? '—'
  return (Object.hasOwn(channelNames, raw) && channelNames[raw]) || { zh: raw, en: raw, es: raw }
}
