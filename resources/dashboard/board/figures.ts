import type { AnswerOf } from '@/declaration'
import { endpoints } from '../dashboard'

/** What the platform tells of the dashboard. */
export type Figures = AnswerOf<typeof endpoints.figures>

/** The declared figures: they name what is shown. */
export const declared = endpoints.figures.answer
