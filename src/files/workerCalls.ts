/** What goes to a worker: a call under a number. */
export interface Call<Q> {
  readonly id: number
  readonly question: Q
}

/** What comes back: the answer of the call with this number, or why there is none. */
export type Reply<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly error: string }

export interface CalledWorker<Q, A> {
  /** @throws Error when the worker cannot answer, is broken, or was closed */
  readonly ask: (question: Q) => Promise<A>
  /** Ends the worker at once; calls under way fail. */
  readonly close: () => void
}

interface Waiting<A> {
  readonly resolve: (answer: A) => void
  readonly reject: (reason: Error) => void
}

/** Calls a worker of our own that is served by `answerCalls`. */
export const callWorker = <Q, A>(worker: Worker): CalledWorker<Q, A> => {
  const waiting = new Map<number, Waiting<A>>()
  let next = 0
  let ended: Error | undefined

  const end = (reason: Error) => {
    if (ended) return
    ended = reason
    worker.terminate()
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  worker.onmessageerror = () => end(new Error('the answer of the worker cannot be read'))
  worker.onmessage = ({ data }: MessageEvent<Reply<A>>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.answer)
  }
  // Its script did not come, or it has run out of memory.
  worker.onerror = (event) => {
    event.preventDefault()
    end(new Error(event.message || 'the worker is lost'))
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (ended) throw ended
        next += 1
        const call: Call<Q> = { id: next, question }
        worker.postMessage(call)
        waiting.set(call.id, { resolve, reject })
      }),
    close: () => end(new Error('the worker was closed')),
  }
}

/** Answers the calls of the page in a worker; calls may overtake each other where the answers take time. */
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
