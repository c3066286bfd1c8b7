import { l, missingCode, type Resource, textIn, type WireRecord } from '@/declaration'
import { OperatorError } from '@/declaration/operatorError'
import { refusal } from '../client'
import { endsSession, isAborted, messageOf, PlatformError } from '../errors'
import { currentLocale } from '../language'

const unsupported = l(
  '该页面不支持此操作：{asked}',
  'Not possible here: {asked}',
  'No es posible aquí: {asked}',
)

const partly = l(
  '成功 {done} 条，失败 {failed} 条：{reasons}',
  '{done} done, {failed} failed: {reasons}',
  '{done} hechos, {failed} fallidos: {reasons}',
)

/** An area was asked for something that its declaration does not offer. Nothing was sent. */
export class UnsupportedError extends OperatorError {
  override readonly name = 'UnsupportedError'

  /** @param asked the request, for developers */
  constructor(
    readonly resource: string,
    asked: string,
  ) {
    super(textIn(unsupported, currentLocale(), { asked: `${resource}, ${asked}` }))
  }
}

/** The platform's code for an internal error, which may be temporary. */
export const faultCode = 10500

/** Why one of several records failed. `code` is the platform's, 0 without an answer. */
export interface Failure {
  readonly id: string
  readonly code: number
  readonly message: string
  /** The current record, if the refusal was because somebody else had changed it. */
  readonly record?: WireRecord
}

/** Error code: somebody else changed the record after the version that was sent. */
export const staleVersion = 10007

/** A record's version, if the platform sends one. */
export const versionOf = (record: { readonly [field: string]: unknown } | undefined): number | undefined =>
  typeof record?.version === 'number' ? record.version : undefined

export class PartialError extends OperatorError {
  override readonly name = 'PartialError'

  constructor(
    readonly succeeded: readonly string[],
    readonly failed: readonly Failure[],
  ) {
    const reasons = [...new Set(failed.map(({ message }) => message))].join('; ')
    super(textIn(partly, currentLocale(), { done: succeeded.length, failed: failed.length, reasons }))
  }
}

/** Converts an error into the failure of a record. Throws it, if the session is over or the call was aborted. */
export function failureOf(id: string, error: unknown): Failure {
  if (endsSession(error) || isAborted(error)) throw error
  return { id, code: error instanceof PlatformError ? error.code : 0, message: messageOf(error) }
}

/** The platform's error for a refusal that is certain in advance, such as an id that cannot exist. */
export async function refusalOf(code: number): Promise<PlatformError> {
  const { fillMessage } = await import('@/declaration/errors')
  return refusal({ code, message: fillMessage(code, 'zh'), data: null }, 200)
}

/** Whether an error says that the record does not exist, by the area's own code or the general one. */
export const isMissing = (resource: Resource, error: unknown): boolean =>
  error instanceof PlatformError && [missingCode(resource), missingCode({})].includes(error.code)
