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
  '{call} 的回答缺少 {field}',
  'The answer to {call} lacks {field}',
  'La respuesta a {call} no trae {field}',
)

/** A required field of an answer is missing. The call itself succeeded: its code was 0. */
export class AnswerError extends OperatorError {
  override readonly name = 'AnswerError'
  readonly call: string
  /** The path of the field: `items.topic`. */
  readonly field: string
  readonly body: unknown

  constructor(call: string, field: string, body: unknown) {
    super(textIn(missingField, currentLocale(), { call, field }))
    this.call = call
    this.field = field
    this.body = body
  }
}

export class NotOfferedError extends PlatformError {
  override readonly name = 'NotOfferedError'
  readonly call: string

  constructor(call: string, httpStatus: number) {
    super({ code: notOfferedCode, message: '', data: null }, httpStatus, textIn(notOffered, currentLocale()))
    this.call = call
  }
}

/** Whether there was an answer that cannot be used, which is a fault for developers. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof AnswerError ||
  (error instanceof TransportError && (error.kind === 'answer' || error.kind === 'user'))
