import { isRecord } from '@/declaration/condition'
import { basePath, sendRequest } from '@/platform/request'
import { ownToken } from '@/platform/windowSession'

/** Further areas are ignored. */
const mostAreas = 50

/** Timeout, ms, after which the call is retried: the first screen waits for it. */
const longest = 8000

export interface Announced {
  readonly name: string
  readonly hash: string
  /** An overlay: changes how one of the console's own areas is shown. */
  readonly overlay?: true
}

/** The declarations that the platform announces; undefined if the answer is not valid. */
export const announcedIn = (answer: unknown): readonly Announced[] | undefined => {
  const data = isRecord(answer) && answer.code === 0 ? answer.data : undefined
  if (!isRecord(data) || !Array.isArray(data.areas)) return undefined
  const those = (list: unknown, overlay?: true): readonly Announced[] =>
    (Array.isArray(list) ? list : []).flatMap((one: unknown) =>
      isRecord(one) && typeof one.name === 'string' && typeof one.hash === 'string'
        ? [{ name: one.name, hash: one.hash, ...(overlay && { overlay }) }]
        : [],
    )
  return [...those(data.areas), ...those(data.overlays, true)].slice(0, mostAreas)
}

/** Does not go through the usual calls: failures do not concern the operator, and are retried. */
export const ask = async (path: string): Promise<string> => {
  const signal = AbortSignal.timeout(longest)
  const response = await sendRequest(basePath + path, { method: 'GET', signal }, ownToken())
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}
