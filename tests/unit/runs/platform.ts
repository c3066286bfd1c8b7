import { QueryClient } from '@tanstack/react-query'
import type { CreateResult } from 'react-admin'
import { areasOf, integer, type Resource, secret, text, type WireRecord } from '@/declaration'
import { createDataProvider, type Failure } from '@/platform/dataProvider'
import { PlatformError, TransportError } from '@/platform/errors'
import type { RunContext } from '@/runs/run'
import { label, plainArea } from '../declaration/plainArea'

const action = { label, icon: 'card', on: ['bulk'] } as const

/** An area with an action of each sort. */
export const shops: Resource = {
  ...plainArea('/shops/shop', { group: 'shops', order: 1 }),
  name: 'shop',
  icon: 'card',
  key: ['shop_id'],
  title: 'name',
  fields: { shop_id: integer({ label }), name: text({ label, max: 20 }) },
  detail: { missing: 10102 },
  save: { call: 'POST /user/shopsave', fields: ['name'] },
  actions: {
    close: { ...action, call: 'POST /user/shopclose', batch: 'ids', inputs: { pin: secret({ label }) } },
    open: { ...action, call: 'POST /user/shopopen' },
    clear: { ...action, call: 'POST /user/shopclear', batch: 'ids', undo: 5 },
  },
}

/**
 * What happens to one attempt. `lost`: it never arrives; `unanswered`: it is done, but the answer is lost; `slow`: it is done
 * after the sender has given up, and a copy arriving meanwhile waits for it.
 */
export type Fortune = 'well' | 'lost' | 'unanswered' | 'slow' | 'refused' | 'session'

export interface Sending {
  readonly requestId: string
  readonly ids: readonly string[]
  readonly at: number
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const refusal = (code: number, message: string) => new PlatformError({ code, message, data: null })

/** A platform that does each request id once, like the reference platform. */
export const createPlatform = () => {
  const answers = new Map<string, Promise<readonly Failure[]>>()
  const answered = new Map<string, readonly Failure[]>()
  const platform = {
    /** What happens to the next attempts. */
    fortune: (): Fortune => 'well',
    /** The code with which a record is refused this time; undefined for none. */
    refuses: (_id: string): number | undefined => undefined,
    isReachable: true,
    /** Called when something is sent. */
    onSending: (_sending: Sending) => {},
    sent: [] as Sending[],
    /** The inputs of each sending. */
    inputs: [] as (WireRecord | undefined)[],
    asked: [] as string[],
    /** How often each record was done. */
    done: new Map<string, number>(),
    /** Simultaneous calls of one page. */
    mostUnderWay: 0,
  }

  const perform = (requestId: string, ids: readonly string[], ms: number, isBatch: boolean) => {
    const first = answers.get(requestId)
    if (first) return first
    const answer = after(ms).then(() => {
      const failed: Failure[] = []
      for (const id of ids) {
        const code = platform.refuses(id)
        if (code === undefined) platform.done.set(id, (platform.done.get(id) ?? 0) + 1)
        else failed.push({ id, code, message: `no ${code}` })
      }
      // A refused call leaves nothing behind; a batch is answered as a whole.
      if (isBatch || failed.length === 0) answered.set(requestId, failed)
      else answers.delete(requestId)
      return failed
    })
    answers.set(requestId, answer)
    return answer
  }

  const receive = async (requestId: string, ids: readonly string[], isBatch: boolean) => {
    const sending = { requestId, ids, at: Date.now() }
    platform.sent.push(sending)
    platform.onSending(sending)
    const fortune = platform.fortune()
    await after(5)
    if (!platform.isReachable) throw new TransportError('network')
    if (fortune === 'session') throw refusal(50014, 'over')
    if (fortune === 'refused' && !answers.has(requestId))
      return ids.map((id) => ({ id, code: 10006, message: 'not now' }))
    if (fortune === 'well') return await perform(requestId, ids, 5, isBatch)
    if (fortune !== 'lost') perform(requestId, ids, fortune === 'slow' ? 80 : 5, isBatch)
    await after(30)
    throw new TransportError('timeout')
  }
  const ask = async (requestId: string) => {
    platform.asked.push(requestId)
    await after(3)
    if (!platform.isReachable) throw new TransportError('network')
    const failed = answered.get(requestId)
    if (!failed) return { data: { done: false } as const }
    const isFailed = new Set(failed.map(({ id }) => id))
    const ids = platform.sent.find((sending) => sending.requestId === requestId)?.ids ?? []
    const success = ids.filter((id) => !isFailed.has(id))
    const answer = { success, failed: failed.map(({ id, code, message }) => ({ id, code, message })) }
    return { data: { done: true, answer } as const }
  }

  /** A page with this platform. Once it is gone nothing is sent any more, and no answer arrives. */
  const page = () => {
    let isGone = false
    let underWay = 0
    const send = async (requestId: string, ids: readonly string[], isBatch: boolean) => {
      underWay += 1
      platform.mostUnderWay = Math.max(platform.mostUnderWay, underWay)
      try {
        return await receive(requestId, ids, isBatch)
      } finally {
        underWay -= 1
      }
    }
    const inPage = <T>(answer: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        if (isGone) return
        answer().then(
          (value) => isGone || resolve(value),
          (error) => isGone || reject(error),
        )
      })
    const isBatch = (name: string) => shops.actions?.[name]?.batch !== undefined
    const context: RunContext = {
      queryClient: new QueryClient(),
      dataProvider: {
        ...createDataProvider(areasOf([shops])),
        act: (_, { action: name, records, input, requestId = '' }) =>
          inPage(async () => {
            platform.inputs.push(input)
            const ids = records.map(({ id }) => String(id))
            const failed = [...(await send(requestId, ids, isBatch(name)))]
            const isFailed = new Set(failed.map(({ id }) => id))
            return { data: { succeeded: ids.filter((id) => !isFailed.has(id)), failed } }
          }),
        create: (_, { data, meta }) =>
          inPage(async (): Promise<CreateResult> => {
            const [failure] = await send(meta.requestId, [data.name ?? ''], false)
            if (failure) throw refusal(failure.code, failure.message)
            return { data: { id: data.name } }
          }),
        requestResult: (requestId) => inPage(() => ask(requestId)),
      },
    }
    return {
      context,
      leave: () => {
        isGone = true
      },
    }
  }
  return Object.assign(platform, { page })
}
