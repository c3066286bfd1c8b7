import type { Fields } from '@/declaration'
import type { Demand } from '@/declaration/condition'
import { type Locale, l, textIn } from '@/declaration/label'
import { demandTexts } from './demands'
import type { Obstacle } from './obstacle'

const texts = {
  needs: l('需要{what}', 'Only when {what}', 'Solo si {what}'),
  refused: l('{what}，不能操作', 'Not while {what}', 'No es posible: {what}'),
  done: l('{what}，无需再操作', 'Already done: {what}', 'Ya está hecho: {what}'),
} as const

/** What is in the way, in words, without the record's own values: 需要“状态”是“失败”. */
export const obstacleText = (
  sort: Obstacle['sort'],
  demands: readonly Demand[],
  fields: Fields,
  locale: Locale,
): string => textIn(texts[sort], locale, { what: demandTexts(demands, fields, locale) })
