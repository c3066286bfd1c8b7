import { type Label, l, textIn } from '@/declaration/label'
import { OperatorError } from '@/declaration/operatorError'
import { currentLocale } from './language'

type Listener = (error: unknown, place?: string) => void

const listeners = new Set<Listener>()
/** Problems before the first subscriber, as on the sign-in page. */
const buffered: Parameters<Listener>[] = []
const maxUnheard = 20

/** Subscribes to problems for the error log, including earlier ones. */
export const onProblem = (listener: Listener): (() => void) => {
  listeners.add(listener)
  for (const problem of buffered.splice(0)) listener(...problem)
  return () => void listeners.delete(listener)
}

const emitProblem = (error: unknown, place?: string): void => {
  if (listeners.size === 0 && buffered.length < maxUnheard) buffered.push([error, place])
  for (const listener of listeners) listener(error, place)
}

export type Envelope = { readonly code: number; readonly message: string; readonly data: unknown }

/** The platform answered with a code other than 0. `status` and `body` make it an HttpError to react-admin. */
export class PlatformError extends OperatorError {
  override readonly name: string = 'PlatformError'
  readonly code: number
  readonly data: unknown
  readonly status: number

  /**
   * @param httpStatus of the answer, usually 200
   * @param message a translation of the platform's message
   */
  constructor(
    readonly body: Envelope,
    readonly httpStatus = 200,
    message: string = body.message,
  ) {
    super(message.trim() ? message : 'error')
    this.code = body.code
    this.data = body.data
    this.status = httpStatus
  }
}

const failureTexts = {
  timeout: l('请求超时，请稍后重试', 'Timed out, try again later', 'Tiempo agotado, reintente más tarde'),
  network: l(
    '网络连接失败，请检查网络',
    'No connection, check the network',
    'Sin conexión, compruebe la red',
  ),
  answer: l(
    '服务器异常，请稍后重试',
    'Server error, try again later',
    'Error del servidor, reintente más tarde',
  ),
  user: l(
    '验证失败，请重新登录',
    'Verification failed, please Login again.',
    'Verificación fallida, inicie sesión de nuevo',
  ),
  cookie: l('请允许浏览器使用 Cookie', 'Allow cookies in the browser', 'Permita las cookies en el navegador'),
} as const satisfies Record<string, Label>

/** No answer in time, none at all, not an envelope, no user data, or a token that does not fit into a cookie. */
type FailureKind = keyof typeof failureTexts

export class TransportError extends OperatorError {
  override readonly name = 'TransportError'
  readonly status: number
  readonly body: unknown

  /** @param httpStatus of the answer, 0 without one */
  constructor(
    readonly kind: FailureKind,
    readonly httpStatus = 0,
    options: { body?: unknown; cause?: unknown; message?: string } = {},
  ) {
    const text = textIn(failureTexts[kind], currentLocale())
    super(options.message ?? (httpStatus >= 400 ? `${text} (${httpStatus})` : text), { cause: options.cause })
    this.status = httpStatus
    this.body = options.body ?? null
  }
}

const sessionEndCodes: readonly number[] = [50008, 50012, 50014]

export const endsSession = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && sessionEndCodes.includes(error.code)

/** The error of an aborted request, which react-admin ignores. */
export const abortError = () => new DOMException('Aborted', 'AbortError')

/** Whether something was aborted, which is not a failure: by the operator, a page that was left, or a newer call. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'AbortError' || error.name === 'CancelledError')

/** Shown for unexpected errors, whose own message is for developers. */
const unexpected = l(
  '发生了意外错误，已记入错误日志',
  'Something unexpected went wrong; it is in the error log',
  'Ha ocurrido un error inesperado; consta en el registro de errores',
)

const reported = new WeakSet<object>()

/** Writes an error to the error log, once. `place`: what it was about. */
export const reportProblem = (error: unknown, place?: string): void => {
  if (isAborted(error)) return
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  emitProblem(error, place)
}

/** What the operator sees. Unexpected errors get a general text and go to the error log. */
export const messageOf = (error: unknown): string => {
  const locale = currentLocale()
  if (error instanceof OperatorError) return error.words(locale)
  reportProblem(error)
  return textIn(unexpected, locale)
}
