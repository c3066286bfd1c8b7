import { valueAt } from '@/declaration/condition'
import { fieldAt } from '@/declaration/field'
import { l, textIn } from '@/declaration/label'
import { type Conditions, conditionsOf, obstacleOf } from '@/screens/conditions/obstacle'
import { obstacleText } from '@/screens/conditions/obstacleText'
import { readable } from '@/screens/conditions/readable'
import { offerOf } from './explain'
import type { Asked } from './statement'

export const title = l('为什么不可用', 'Why it is grey', 'Por qué está desactivado')

const texts = {
  here: l('{reason}；本条为{value}', '{reason}; here it is {value}', '{reason}; aquí es {value}'),
  hidden: l(
    '取决于您的账号可能看不到的内容，或控制台此刻的状态。',
    'It depends on something your account may not see, or on what the console is doing.',
    'Depende de algo que su cuenta quizá no ve, o de lo que hace la consola.',
  ),
} as const

/** Why something is disabled: the conditions that the record does not meet, and the error code the platform would return. */
export interface Reason {
  readonly demands: readonly string[]
  readonly code?: number
}

/** Why a record does not allow something, each condition with the record's own value; undefined if it does. */
export const whyNot = (
  conditions: Conditions,
  record: NonNullable<Asked['record']>,
  { now, locale, resource: { fields } }: Pick<Asked, 'resource' | 'now' | 'locale'>,
): Reason | undefined => {
  const obstacle = obstacleOf(conditions, record, now)
  if (!obstacle) return undefined
  const { sort, demands, code } = obstacle
  return {
    demands: demands.map((one) => {
      const reason = obstacleText(sort, [one], fields, locale)
      if (sort === 'done') return reason
      const value = readable(fieldAt(fields, one[0]), valueAt(record, one[0]), locale)
      return textIn(texts.here, locale, { reason, value })
    }),
    code,
  }
}

/** Why an action is disabled. */
export const reasonOf = (asked: Asked): Reason => {
  const { mark, record, resource, locale } = asked
  const offer = offerOf(asked) ?? (mark.name === 'edit' ? resource.save : undefined)
  const failed =
    record &&
    offer &&
    conditionsOf(offer)
      .map((one) => whyNot(one, record, asked))
      .find(Boolean)
  return failed ?? { demands: [textIn(texts.hidden, locale)] }
}
