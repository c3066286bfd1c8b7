import type { Resource } from '@/declaration'
import { PlatformError } from '@/platform/errors'

/** Somebody else has saved the record since it was read (error catalogue). */
export const staleVersion = 10007
/** "参数错误：{field}": the field's Chinese name follows (error catalogue). */
const wrongParameter = 10001

/**
 * The field that a refusal is about, so that it is said beside it: the one whose declared code it is, by itself, in a check
 * or in `beside`, or the one that a "wrong parameter" names. undefined when it is about the whole form.
 */
export const refusedField = (resource: Resource, error: unknown): string | undefined => {
  if (!(error instanceof PlatformError)) return undefined
  const names = resource.save?.fields ?? []
  const check = resource.save?.checks?.find(({ code }) => code === error.code)
  if (check && names.includes(check.field)) return check.field
  const beside = names.find((name) => resource.save?.beside?.[name]?.includes(error.code))
  if (beside !== undefined) return beside
  const declared = names.filter((name) => resource.fields[name]?.errorCode === error.code)
  if (declared.length === 1) return declared[0]
  if (error.code !== wrongParameter) return undefined
  // The platform speaks Chinese; `body` is what it sent, whatever the operator's language.
  return names.find((name) => error.body.message.endsWith(resource.fields[name]?.label.zh ?? '\0'))
}
