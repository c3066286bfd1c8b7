import { type Label, type Locale, l, textIn } from '@/declaration'
import { OperatorError } from '@/declaration/operatorError'

const lostText: Label = l(
  '后台处理程序未能载入或已中断，请刷新页面后重试',
  'What does this in the background was not loaded or broke off; reload the page and try again',
  'El proceso en segundo plano no se cargó o se interrumpió; recargue la página e inténtelo de nuevo',
)

/** The worker has ended: its script could not be loaded, as after a new release, or it ran out of memory. */
class WorkerLost extends OperatorError {
  override readonly name = 'WorkerLost'

  override words(locale: Locale): string {
    return textIn(lostText, locale)
  }
}

interface Call<Q> {
  readonly id: number
  readonly question: Q
}

type Reply<A> = { readonly id: number; readonly answer: A } | { readonly id: number; readonly error: string }

export const callWorker = <Q, A>(worker: Worker) => {
  const waiting = new Map<number, { resolve: (answer: A) => void; reject: (reason: Error) => void }>()
  let next = 0
  let ended: Error | undefined

  const end = (reason: Error) => {
    if (ended) return
    ended = reason
    worker.terminate()
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  worker.onmessageerror = () => end(new WorkerLost('the answer of the worker cannot be read'))
  worker.onmessage = ({ data }: MessageEvent<Reply<A>>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.answer)
  }
  // The script could not be loaded, or it ran out of memory.
  worker.onerror = (event) => {
    event.preventDefault()
    end(new WorkerLost(event.message || 'the worker is lost'))
  }

  return {
    /** Throws WorkerLost if the worker fails; Error if it cannot answer or was closed. */
    ask: (question: Q): Promise<A> =>
      new Promise((resolve, reject) => {
        if (ended) throw ended
        next += 1
        const call: Call<Q> = { id: next, question }
        worker.postMessage(call)
        waiting.set(call.id, { resolve, reject })
      }),
    /** Ends the worker immediately; open calls fail. */
    close: (): void => end(new Error('the worker was closed')),
  }
}

/** Answers the page's calls in a worker; a quick answer may overtake a slow one. */
export const answerCalls = <Q, A>(answer: (question: Q) => A | Promise<A>): void => {
  const post = (reply: Reply<A>) => self.postMessage(reply)
  self.onmessage = async ({ data: { id, question } }: MessageEvent<Call<Q>>) => {
    try {
      post({ id, answer: await answer(question) })
    } catch (error) {
      post({ id, error: error instanceof Error ? error.message : String(error) })
    }
  }
}
