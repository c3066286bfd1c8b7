import { l, textIn } from '@/declaration/label'
import { OperatorError } from '@/declaration/operatorError'
import { type Envelope, PlatformError, TransportError } from './errors'
import { currentLocale } from './language'

// Apart from the other errors: the sign-in page can be used before these are there.

/** The code by which a platform says in the envelope that it does not have a call, as HTTP does. */
export const notOfferedCode = 404

/** HTTP statuses that say of an address without an answer of the platform's own that there is no such call. */
const notOfferedStatuses: readonly number[] = [404, 405, 501]

/** Whether an answer says that the platform does not have the call. */
export const saysNotOffered = (httpStatus: number, envelope: Envelope | undefined): boolean =>
  envelope && envelope.code !== 0 ? envelope.code === notOfferedCode : notOfferedStatuses.includes(httpStatus)

const notOffered = l('本平台未提供此功能', 'Not offered by this platform', 'Esta plataforma no lo ofrece')

const lacking = l(
  '{call} 的回答缺少 {field}',
  'The answer to {call} lacks {field}',
  'La respuesta a {call} no trae {field}',
)

/**
 * The platform answered, and its answer lacks what a screen cannot do without. What was asked for has been done: an answer with
 * code 0 says so.
 */
export class AnswerError extends OperatorError {
  override readonly name = 'AnswerError'
  readonly call: string
  /** The path of the field: `items.topic`. */
  readonly field: string
  /** What arrived instead. */
  readonly body: unknown

  constructor(call: string, field: string, body: unknown) {
    super(textIn(lacking, currentLocale(), { call, field }))
    this.call = call
    this.field = field
    this.body = body
  }
}

/** The platform does not have a call. */
export class NotOfferedError extends PlatformError {
  override readonly name = 'NotOfferedError'
  readonly call: string

  constructor(call: string, httpStatus: number) {
    super({ code: notOfferedCode, message: '', data: null }, httpStatus, textIn(notOffered, currentLocale()))
    this.call = call
  }
}

/** Whether the platform answered, and the answer cannot be used: a fault that somebody has to look into. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof AnswerError ||
  (error instanceof TransportError && (error.kind === 'answer' || error.kind === 'user'))
