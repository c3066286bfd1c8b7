import { l, missingCode, type Resource, textIn } from '@/declaration'
import { OperatorError } from '@/declaration/operatorError'
import { refusal } from '../client'
import { endsSession, isGivenUp, messageOf, PlatformError } from '../errors'
import { currentLocale } from '../language'

/** Something was asked of an area that its declaration does not offer. Nothing has been sent. */
export class UnsupportedError extends OperatorError {
  override readonly name = 'UnsupportedError'
  readonly resource: string

  /** @param asked what was asked, in a developer's words */
  constructor(resource: string, asked: string) {
    super(
      textIn(
        l('该页面不支持此操作：{asked}', 'Not possible here: {asked}', 'No es posible aquí: {asked}'),
        currentLocale(),
        {
          asked: `${resource}, ${asked}`,
        },
      ),
    )
    this.resource = resource
  }
}

/** Why one record of several was not done. `code` is the platform's, 0 when no answer came. */
export interface Failure {
  readonly id: string
  readonly code: number
  readonly message: string
}

/** Some of several records were not done; those done stay done. */
export class PartialError extends OperatorError {
  override readonly name = 'PartialError'
  readonly succeeded: readonly string[]
  readonly failed: readonly Failure[]

  constructor(succeeded: readonly string[], failed: readonly Failure[]) {
    super(
      textIn(
        l(
          '成功 {done} 条，失败 {failed} 条：{reasons}',
          '{done} done, {failed} failed: {reasons}',
          '{done} hechos, {failed} fallidos: {reasons}',
        ),
        currentLocale(),
        {
          done: succeeded.length,
          failed: failed.length,
          reasons: [...new Set(failed.map(({ message }) => message))].join('; '),
        },
      ),
    )
    this.succeeded = succeeded
    this.failed = failed
  }
}

/**
 * A record's failure out of what was thrown for it.
 *
 * @throws the error itself when it is not about the record: the session is over, or the caller gave up
 */
export function failureOf(id: string, error: unknown): Failure {
  if (endsSession(error) || isGivenUp(error)) throw error
  return { id, code: error instanceof PlatformError ? error.code : 0, message: messageOf(error) }
}

/**
 * The platform's refusal with a code of the catalogue, for what can be known before asking: an id that can be no
 * record's, or a record that a list does not hold.
 */
export async function refusalOf(code: number): Promise<PlatformError> {
  const { fillMessage } = await import('@/declaration/errors')
  return refusal({ code, message: fillMessage(code, 'zh'), data: null }, 200)
}

/** Whether an error says that there is no such record: with the area's own code, or the one for any record. */
export const isMissing = (resource: Resource, error: unknown): boolean =>
  error instanceof PlatformError && [missingCode(resource), missingCode({})].includes(error.code)
