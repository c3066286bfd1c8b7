import { failure } from '../platform/envelope'
import { Refusal } from '../platform/refusal'
import type { Answer } from './listen'

/** Shorter than the console waits (5 s), which then asks again. */
const pagesPatienceMs = 4000

/** Creating samples takes 10 to 20 s. */
const othersPatienceMs = 60_000

const isBrowser = ({ headers }: Request): boolean => /^Mozilla\//.test(headers.get('user-agent') ?? '')

const notYet = (): Response => {
  const answer = failure(new Refusal(10503), 'envelope', 503)
  answer.headers.set('retry-after', '1')
  return answer
}

/**
 * Answers as the platform does once it has started. A call that has waited too long gets 503 and code 10503: nothing was done,
 * and `Retry-After` says when to ask again.
 */
export const whileStarting =
  (starting: Promise<Answer>): Answer =>
  async (request, peer) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), isBrowser(request) ? pagesPatienceMs : othersPatienceMs)
    })
    const answer = await Promise.race([starting, tooLong])
    clearTimeout(timer)
    return answer ? answer(request, peer) : notYet()
  }
