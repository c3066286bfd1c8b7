import { isRecord } from '@/declaration/condition'
import { basePath, sendRequest } from '@/platform/request'
import { ownToken } from '@/platform/windowSession'

/** More areas are not received. */
const mostAreas = 50

/** What takes longer, ms, is asked for again: the first screen waits for it. */
const longest = 8000

export interface Announced {
  readonly name: string
  readonly hash: string
  /** Says how an area of the console itself is shown. */
  readonly overlay?: true
}

/** What the platform announces in its answer; undefined if that is none. */
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

/** Asked for aside from other calls: it is no business of the operator's, and what fails is tried again. */
export const ask = async (path: string): Promise<string> => {
  const signal = AbortSignal.timeout(longest)
  const response = await sendRequest(basePath + path, { method: 'GET', signal }, ownToken())
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}
