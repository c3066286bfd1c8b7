import type { Fields } from '@/declaration'
import type { Demand } from '@/declaration/condition'
import { type Locale, l, textIn } from '@/declaration/label'
import { demandTexts } from './demands'
import type { Obstacle } from './obstacle'

const texts = {
  needs: l('可用条件：{what}', 'Only where {what}', 'Solo si {what}'),
  refused: l('不允许用于：{what}', 'Not where {what}', 'No cuando {what}'),
  done: l('无需再做：{what}', 'Nothing to do: {what}', 'No hace falta: {what}'),
} as const

/** What stands in the way, in words: 可用条件：“状态”是“失败”. */
export const obstacleText = (
  sort: Obstacle['sort'],
  demands: readonly Demand[],
  fields: Fields,
  locale: Locale,
): string => textIn(texts[sort], locale, { what: demandTexts(demands, fields, locale) })
