import type { Areas } from '@/declaration'
import { onAnswer } from '@/platform/answers'
import { preload } from '@/ui/preload'
import { whenIdle } from '../useEarly'
import { watchPreference } from './watchPreference'

/** One answer in so many is checked where not all are. */
const oneIn = 20

export interface Watched {
  /** The areas as they are declared, with what the account is denied. */
  readonly areas: Pick<Areas, 'read'>
  /** The file that declares an area, known in development. */
  readonly fileOf?: (area: string) => Promise<string | undefined>
  /** The hash of an area's declaration, which says what the answers of a platform were compared with. */
  readonly hashOf?: (area: string) => Promise<string | undefined>
}

/**
 * Has answers compared with their declarations when the browser is idle; what differs goes to the error log.
 *
 * @param random chooses the answers, 0 to 1
 * @returns stops watching
 */
export const watchAnswers = (watched: Watched, random: () => number = Math.random): (() => void) =>
  onAnswer((answer) => {
    const wanted = watchPreference.read()
    if (wanted === 'all' || (wanted === 'some' && random() * oneIn < 1))
      whenIdle(
        () => void preload(() => import('./checkAnswers').then((late) => late.default(answer, watched))),
      )
  })
