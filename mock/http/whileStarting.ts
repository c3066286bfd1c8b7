import { failure } from '../platform/envelope'
import { Refusal } from '../platform/refusal'
import type { Answer } from './listen'

/** Shorter than the console waits (5 s), so that it can say why nothing was done. Creating samples takes longer. */
const patienceMs = 4000

/** Answers as the platform does once it has started; until then with 503 and code 10500 after four seconds. */
export const whileStarting =
  (starting: Promise<Answer>): Answer =>
  async (request, peer) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMs)
    })
    const answer = await Promise.race([starting, tooLong])
    clearTimeout(timer)
    return answer ? answer(request, peer) : failure(new Refusal(10500), 'envelope', 503)
  }
