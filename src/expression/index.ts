/** The language of merchants' push rules, such as `买家留言 包含 'vip' 或 买家留言 包含 '加急'`. */
export {
  type Expression,
  type Joint,
  jointWords,
  maxConditions,
  maxExpressionLength,
  namesIn,
  type Operator,
  operatorWords,
  type RuleCondition,
  type Subject,
  subjectWords,
  takesValue,
} from './expression'
export { matches, type Texts } from './matches'
export { type Parsed, type Problem, parse } from './parse'
export { print } from './print'
