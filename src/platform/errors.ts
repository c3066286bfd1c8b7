import { localiseMessage } from '@/declaration/errors'
import { type Label, type Locale, l } from '@/declaration/label'
import { currentLocale } from './language'

/** What is shown when the platform refuses without saying why (specification §8). */
const noReason = 'error'

/**
 * The platform answered, with a code other than 0 (specification §8).
 *
 * `status` and `body` make it what react-admin calls an HttpError, without needing react-admin.
 */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  /** HTTP status of the answer; a business error usually comes with 200. */
  readonly httpStatus: number
  readonly status: number
  readonly body: { readonly code: number; readonly message: string; readonly data: unknown }
  readonly code: number
  readonly data: unknown

  /**
   * @param sent the platform's own text; `body.message` keeps it, `message` says it in the operator's language
   */
  constructor(code: number, sent: string, data: unknown, httpStatus: number) {
    super(localiseMessage(code, sent, currentLocale()) || noReason)
    this.code = code
    this.data = data
    this.httpStatus = httpStatus
    this.status = httpStatus
    this.body = { code, message: sent, data }
  }
}

const failures = {
  timeout: l(
    '请求超时，请稍后重试',
    'The request timed out, try again',
    'La solicitud tardó demasiado, reintente',
  ),
  network: l(
    '网络连接失败，请检查网络后重试',
    'Network unavailable, check the connection and try again',
    'Sin conexión, compruebe la red y reintente',
  ),
  http: l(
    '服务器返回异常状态（{status}）',
    'The server answered with status {status}',
    'El servidor respondió con estado {status}',
  ),
  html: l(
    '服务器返回了网页而不是数据',
    'The server sent a web page instead of data',
    'El servidor envió una página en lugar de datos',
  ),
  empty: l('服务器没有返回内容', 'The server sent an empty answer', 'El servidor envió una respuesta vacía'),
  json: l(
    '服务器返回的数据无法解析',
    'The server sent data that cannot be read',
    'El servidor envió datos ilegibles',
  ),
  envelope: l(
    '服务器返回的数据格式不正确',
    'The server sent data of an unexpected form',
    'El servidor envió datos con un formato inesperado',
  ),
  user: l(
    '验证失败，请重新登录',
    'Verification failed, please Login again.',
    'La verificación falló, inicie sesión de nuevo',
  ),
  cookie: l(
    '无法保存登录状态，请允许浏览器使用 Cookie',
    'The sign-in cannot be kept, allow cookies in the browser',
    'No se puede guardar la sesión, permita las cookies en el navegador',
  ),
} as const satisfies Record<string, Label>

/** Why a call brought no usable answer. `user`: signed in, but the platform knows no user (specification §8). */
export type FailureKind = keyof typeof failures

/** A call brought no answer that can be used; `kind` says why, `message` says it in the operator's language. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly kind: FailureKind
  /** HTTP status of the answer, 0 when there was none. */
  readonly httpStatus: number
  readonly status: number
  readonly body: unknown
  /** The message in every language. */
  readonly label: Label

  constructor(kind: FailureKind, httpStatus = 0, options: { body?: unknown; cause?: unknown } = {}) {
    const say = (locale: Locale) => failures[kind][locale].replace('{status}', String(httpStatus))
    const label = { zh: say('zh'), en: say('en'), es: say('es') }
    super(label[currentLocale()], { cause: options.cause })
    this.kind = kind
    this.httpStatus = httpStatus
    this.status = httpStatus
    this.body = options.body ?? null
    this.label = label
  }
}

/** Codes with which the platform ends a session (specification §8). */
const sessionEndCodes: readonly number[] = [50008, 50012, 50014]

export const endsSession = (error: unknown): boolean =>
  error instanceof PlatformError && sessionEndCodes.includes(error.code)

/**
 * What to show an operator for anything that was thrown, in the given language.
 *
 * @param fallback shown when the error says nothing itself
 */
export function errorText(error: unknown, locale: Locale, fallback: string = noReason): string {
  if (error instanceof PlatformError)
    return localiseMessage(error.code, error.body.message, locale) || fallback
  if (error instanceof TransportError) return error.label[locale]
  if (error instanceof Error) return error.message || fallback
  return typeof error === 'string' && error ? error : fallback
}
