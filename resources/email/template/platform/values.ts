import { checkField } from '@/declaration'
import type { EmailTemplate } from '../emailTemplate.area'
import { mailValues } from '../emailTemplate.area'
import { askedVariables, fillSubject, longestSubject } from '../mailText'

export const valuesIn = (param: unknown): Readonly<Record<string, string>> =>
  typeof param === 'object' && param !== null
    ? Object.fromEntries(Object.entries(param).map(([name, value]) => [name, String(value)]))
    : {}

const valueField = mailValues.values

/**
 * The first variable with a missing or invalid value; if only the subject gets too long, the one with the longest value
 * (41023).
 */
export const wrongIn = (
  { variables, subject }: Pick<EmailTemplate, 'variables' | 'subject'>,
  values: Readonly<Record<string, string>>,
): string | undefined => {
  const asked = askedVariables(variables)
  const wrong = asked.find((name) => {
    const value = values[name]?.trim() ?? ''
    return value === '' || checkField(valueField, value) !== undefined
  })
  if (wrong !== undefined || [...fillSubject(subject, values)].length <= longestSubject) return wrong
  const lengthOf = (name: string) => values[name]?.length ?? 0
  return [...asked].sort((a, b) => lengthOf(b) - lengthOf(a))[0]
}
