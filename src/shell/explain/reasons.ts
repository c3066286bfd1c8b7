import type { Action, Link, Panel } from '@/declaration'
import {
  alternatives,
  type Condition,
  type Demand,
  judge,
  valueAt,
  type WireRecord,
} from '@/declaration/condition'
import { fieldAt } from '@/declaration/field'
import { type Label, l, textIn } from '@/declaration/label'
import { fieldsOfAddress } from '@/declaration/link'
import { demandTexts } from './demands'
import { offerOf } from './explain'
import type { Asked } from './statement'
import { readable, type Words } from './words'

export const title = l('为什么不可用', 'Why it is grey', 'Por qué está desactivado')

const texts = {
  needs: l(
    '要求{what}；本条为{value}',
    'It takes that {what}; here it is {value}',
    'Requiere que {what}; aquí es {value}',
  ),
  refused: l(
    '不允许用于：{what}；本条为{value}',
    'Not where {what}; here it is {value}',
    'No cuando {what}; aquí es {value}',
  ),
  done: l('已经如此：{what}', 'It is so already: {what}', 'Ya es así: {what}'),
  hidden: l(
    '取决于您的账号可能看不到的内容，或控制台此刻的状态。',
    'It depends on something your account may not see, or on what the console is doing.',
    'Depende de algo que su cuenta quizá no ve, o de lo que hace la consola.',
  ),
} as const

/** Why something cannot be pressed: what the record fails, and the code that the platform would answer. */
export interface Reason {
  readonly demands: readonly string[]
  readonly code?: number
}

const judged = ([path, demand]: Demand, record: WireRecord, now: number) =>
  judge({ [path]: demand }, record, now)

/** What a record lacks of a condition: the demands of the alternative that it comes closest to. `now`: Unix seconds. */
const unmet = (condition: Condition, record: WireRecord, now: number): readonly Demand[] =>
  alternatives(condition)
    .map((all) => all.filter((one) => judged(one, record, now) === false))
    .toSorted((a, b) => a.length - b.length)[0] ?? []

/** What of a condition is true of a record: all demands of the first alternative that holds. `now`: Unix seconds. */
const met = (condition: Condition, record: WireRecord, now: number): readonly Demand[] =>
  alternatives(condition).find((all) => all.every((one) => judged(one, record, now))) ?? []

type Conditions = Pick<Action, 'when' | 'otherwise' | 'refuse' | 'done'>

/** Why a record does not allow something, in the order in which the platform checks; undefined if it does. */
export const whyNot = (
  { refuse = [], done, when, otherwise }: Conditions,
  record: WireRecord,
  asked: Pick<Asked, 'resource' | 'now' | keyof Words>,
): Reason | undefined => {
  const {
    now,
    locale,
    resource: { fields },
  } = asked
  const told = (word: Label, all: ReturnType<typeof met>) =>
    all.map((one) =>
      textIn(word, locale, {
        what: demandTexts([one], fields, asked),
        value: readable(fieldAt(fields, one[0]), valueAt(record, one[0]), asked),
      }),
    )
  const refusal = refuse.find((one) => judge(one.when, record, now))
  if (refusal) return { demands: told(texts.refused, met(refusal.when, record, now)), code: refusal.code }
  const lacks = when && judge(when, record, now) === false
  // With a code of its own, the demand is one more refusal.
  if (done && judge(done, record, now) && !(lacks && otherwise !== undefined))
    return { demands: told(texts.done, met(done, record, now)) }
  return lacks ? { demands: told(texts.needs, unmet(when, record, now)), code: otherwise } : undefined
}

/** A link leads nowhere while a field of its address is empty. */
const conditionsOf = (offer: Action | Panel | Link): readonly Conditions[] =>
  'to' in offer
    ? [{ when: Object.fromEntries(fieldsOfAddress(offer.to).map((path) => [path, { set: true }])) }, offer]
    : [offer]

/** Why an action is grey. */
export const reasonOf = (asked: Asked): Reason => {
  const { mark, record, resource, locale } = asked
  const offer = offerOf(asked)
  const conditions = offer
    ? conditionsOf(offer)
    : mark.name === 'edit' && resource.save
      ? [resource.save]
      : []
  const failed = record && conditions.map((one) => whyNot(one, record, asked)).find(Boolean)
  return failed ?? { demands: [textIn(texts.hidden, locale)] }
}
