import type { Platform } from '@mock/platform'
import type { Json } from '@mock/platform/contract'

/** What a call answered. */
export interface Answer {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly data: Json
}

/**
 * The data of an answer, typed as its declaration says.
 *
 * @throws Error when the call was refused
 */
export const dataOf = <T = Record<string, Json>>({ code, message, data }: Omit<Answer, 'status'>): T => {
  if (code !== 0) throw new Error(`${code} ${message}`)
  return data as T
}

/** Reads an answer in the envelope. */
export async function answerOf(response: Response): Promise<Answer> {
  const { code, message, data }: Answer = await response.json()
  return { status: response.status, code, message, data }
}

/**
 * Calls a platform in this process and returns the body: the envelope, except for the REST form.
 *
 * @param path below /api
 */
export async function askPlatform<T = Omit<Answer, 'status'>>(
  platform: Pick<Platform, 'fetch'>,
  [method, path]: readonly [method: string, path: string],
  body?: object,
  token = '',
): Promise<{ readonly status: number; readonly answer: T }> {
  const response = await platform.fetch(
    new Request(`http://platform.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-token': token },
      body: method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(body ?? {}),
    }),
  )
  return { status: response.status, answer: await response.json() }
}

/** Signs in to a platform that runs in this process, and returns the token. */
export async function signInTo(
  platform: Pick<Platform, 'fetch'>,
  username = 'demo_partner',
): Promise<string> {
  const { answer } = await askPlatform(platform, ['POST', '/user/login'], {
    username,
    password: 'demo123456',
  })
  return dataOf<{ token: string }>(answer).token
}
