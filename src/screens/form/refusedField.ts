import type { Resource } from '@/declaration'
import { PlatformError } from '@/platform/errors'

/** Error code: somebody else has saved the record since it was read. */
export const staleVersion = 10007
/** Error code: "参数错误：{field}", which ends with the field's Chinese name. */
const wrongParameter = 10001

/**
 * The field that a refusal is about: the one that declares the code, itself, in a check or in `beside`, or the one named by
 * a "wrong parameter". Undefined if it is about the whole form.
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
  // `body` is what the platform sent, always in Chinese.
  return names.find((name) => error.body.message.endsWith(resource.fields[name]?.label.zh ?? '\0'))
}
