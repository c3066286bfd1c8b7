import { type Expression, jointWords, operatorWords, subjectWords, takesValue } from './expression'

const quoted = (value: string): string => `'${value.replace(/[\\']/g, (sign) => `\\${sign}`)}'`

/**
 * Prints a rule in the platform's format; parsing the result gives the same rule.
 *
 * @example print([{ joint: 'and', subject: 'memo', operator: 'contains', value: '加急' }]) // 卖家备注 包含 '加急'
 */
export const print = (expression: Expression): string =>
  expression
    .map(({ joint, subject, operator, value }, i) =>
      [
        ...(i === 0 ? [] : [jointWords[joint]]),
        subjectWords[subject],
        operatorWords[operator],
        ...(takesValue(operator) ? [quoted(value)] : []),
      ].join(' '),
    )
    .join(' ')
