import type { Areas } from '@/declaration'
import { onAnswer } from '@/platform/answers'
import { preload } from '@/ui/preload'
import { whenIdle } from '../useEarly'
import { watchPreference } from './watchPreference'

/** One answer in this many is checked, unless all are. */
const oneIn = 20

export interface Watched {
  /** The areas as declared, including what the account is denied. */
  readonly areas: Pick<Areas, 'read'>
  /** The file that declares an area; only known in development. */
  readonly fileOf?: (area: string) => Promise<string | undefined>
  /** The hash of an area's declaration: tells which version the answers were compared with. */
  readonly hashOf?: (area: string) => Promise<string | undefined>
}

/**
 * Compares answers with their declarations when the browser is idle, and logs the differences.
 *
 * @param random picks the answers to check, 0 to 1
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
