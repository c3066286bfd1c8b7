import { type AnswerOf, dayOf, type Label } from '@/declaration'
import { endpoints } from '../dashboard.page'

export type Figures = AnswerOf<typeof endpoints.figures>

/** The declared fields, used for their labels. */
export const declared = endpoints.figures.answer

/** The day of the figures; today if the platform does not say. */
export const dayOfFigures = ({ stat_time }: Pick<Figures, 'stat_time'>): string =>
  dayOf(stat_time ?? Date.now() / 1000)

const channelNames: { readonly [op: string]: Label } = declared.platforms.fields.op.of

/** A platform's label; an unknown one is shown by its raw name. */
export const channelWord = (op: string | null): Label => {
  const raw = op ?? '—'
  return (Object.hasOwn(channelNames, raw) && channelNames[raw]) || { zh: raw, en: raw, es: raw }
}
