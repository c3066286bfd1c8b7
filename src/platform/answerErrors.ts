import { l, textIn } from '@/declaration/label'
import { OperatorError } from '@/declaration/operatorError'
import { type Envelope, PlatformError, TransportError } from './errors'
import { currentLocale } from './language'

// Separate from `errors.ts`, so that the sign-in page need not load them.

/** The envelope's code for a call the platform does not have. */
const notOfferedCode = 404

const notOfferedStatuses: readonly number[] = [404, 405, 501]

export const isNotOffered = (httpStatus: number, envelope: Envelope | undefined): boolean =>
  envelope && envelope.code !== 0 ? envelope.code === notOfferedCode : notOfferedStatuses.includes(httpStatus)

const notOffered = l('本平台未提供此功能', 'Not offered by this platform', 'Esta plataforma no lo ofrece')

const missingField = l(
  '{call} 的应答缺少 {field}',
  'The answer to {call} lacks {field}',
  'La respuesta a {call} no trae {field}',
)

/** A required field of an answer is missing. The call itself succeeded: its code was 0. */
export class AnswerError extends OperatorError {
  override readonly name = 'AnswerError'

  /** @param field its path: `items.topic` */
  constructor(
    readonly call: string,
    readonly field: string,
    readonly body: unknown,
  ) {
    super(textIn(missingField, currentLocale(), { call, field }))
  }
}

export class NotOfferedError extends PlatformError {
  override readonly name = 'NotOfferedError'

  constructor(
    readonly call: string,
    httpStatus: number,
  ) {
    super({ code: notOfferedCode, message: '', data: null }, httpStatus, textIn(notOffered, currentLocale()))
  }
}

/** Whether an answer arrived but cannot be used, which is for developers to fix. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof AnswerError ||
  (error instanceof TransportError && (error.kind === 'answer' || error.kind === 'user'))
