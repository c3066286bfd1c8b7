import { polyphonic } from 'pinyin-pro'
import type { Readings } from './searchMenu'

const known = new Map<string, readonly string[]>()

/** ü is typed as v where the keyboard has no ü, and often as u. */
const typeable = (reading: string): readonly string[] =>
  reading.includes('ü') ? [reading.replace('ü', 'v'), reading.replace('ü', 'u')] : [reading]

/** The readings of Chinese characters. The dictionary is large, so this file is loaded separately. */
export const readings: Readings = (character) => {
  if (!/\p{Script=Han}/u.test(character)) return []
  const found = known.get(character)
  if (found) return found
  const [read = []] = polyphonic(character, { type: 'array', toneType: 'none', nonZh: 'removed' })
  const made = read.flatMap(typeable)
  known.set(character, made)
  return made
}
