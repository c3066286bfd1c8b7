import { type Label, l, textIn } from '@/declaration/label'
import { OperatorError } from '@/declaration/operatorError'
import { currentLocale } from './language'
import { spreadProblem } from './problemNews'

/** What the platform wraps every answer in (specification §8). */
export type Envelope = { readonly code: number; readonly message: string; readonly data: unknown }

/** What is shown when the platform refuses without saying why (specification §8). */
const noReason = 'error'

/**
 * The platform answered, with a code other than 0 (specification §8).
 *
 * `status` and `body` make it what react-admin calls an HttpError, without needing react-admin.
 */
export class PlatformError extends OperatorError {
  override readonly name: string = 'PlatformError'
  readonly code: number
  readonly data: unknown
  /** HTTP status of the answer; a business error usually comes with 200. */
  readonly httpStatus: number
  readonly status: number
  /** The envelope as the platform sent it. */
  readonly body: Envelope

  /** @param message what to show, where it is not what the platform sent (another language) */
  constructor(body: Envelope, httpStatus = 200, message: string = body.message) {
    super(message || noReason)
    this.code = body.code
    this.data = body.data
    this.httpStatus = httpStatus
    this.status = httpStatus
    this.body = body
  }
}

const failures = {
  timeout: l('请求超时，请稍后重试', 'Timed out, try again later', 'Tiempo agotado, reintente más tarde'),
  network: l(
    '网络连接失败，请检查网络',
    'No connection, check the network',
    'Sin conexión, compruebe la red',
  ),
  answer: l(
    '服务器返回的内容无法识别',
    'Unreadable answer from the server',
    'Respuesta ilegible del servidor',
  ),
  user: l(
    '验证失败，请重新登录',
    'Verification failed, please Login again.',
    'Verificación fallida, inicie sesión de nuevo',
  ),
  cookie: l('请允许浏览器使用 Cookie', 'Allow cookies in the browser', 'Permita las cookies en el navegador'),
} as const satisfies Record<string, Label>

/**
 * Why a call brought nothing usable: no answer in time, none at all, one that is no envelope (a web page, an empty
 * body, broken JSON, a bad HTTP status), no user data (specification §8), or a token that no cookie keeps.
 */
export type FailureKind = keyof typeof failures

/** A call brought no answer that can be used; `kind` says why, `message` says it in the operator's language. */
export class TransportError extends OperatorError {
  override readonly name = 'TransportError'
  readonly kind: FailureKind
  /** HTTP status of the answer, 0 when there was none. */
  readonly httpStatus: number
  readonly status: number
  /** What arrived instead, for whoever looks into it. */
  readonly body: unknown

  constructor(
    kind: FailureKind,
    httpStatus = 0,
    options: { body?: unknown; cause?: unknown; message?: string } = {},
  ) {
    const text = textIn(failures[kind], currentLocale())
    super(options.message ?? (httpStatus >= 400 ? `${text} (${httpStatus})` : text), { cause: options.cause })
    this.kind = kind
    this.httpStatus = httpStatus
    this.status = httpStatus
    this.body = options.body ?? null
  }
}

/** Codes with which the platform ends a session (specification §8). */
const sessionEndCodes: readonly number[] = [50008, 50012, 50014]

/** True for a refusal that says the session is over. */
export const endsSession = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && sessionEndCodes.includes(error.code)

/** Whether something was called off: by the operator, by a page that was left, by a newer call. No failure to anybody. */
export const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'AbortError' || error.name === 'CancelledError')

/** What is said of an error that nobody foresaw: its own message is in no language that an operator reads. */
const unforeseen = l(
  '发生了意外错误，已记入错误日志',
  'Something unexpected went wrong; it is in the error log',
  'Ha ocurrido un error inesperado; consta en el registro de errores',
)

const reported = new WeakSet<object>()

/**
 * Has an error written down in the error log, with its stack, once however often it is met. Never throws.
 *
 * @param place what it was about
 */
export const reportProblem = (error: unknown, place?: string): void => {
  if (isGivenUp(error)) return
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  spreadProblem(error, place)
}

/**
 * What the operator reads of anything that was thrown. An error that is meant for them speaks for itself; any other gives
 * one general sentence, and goes to the error log.
 */
export const messageOf = (error: unknown): string => {
  const locale = currentLocale()
  if (error instanceof OperatorError) return error.words(locale)
  reportProblem(error)
  return textIn(unforeseen, locale)
}
