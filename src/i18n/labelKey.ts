import type { Label } from '@/declaration/label'

/** A short key for a label's texts (FNV-1a). The build fails on a collision. */
export const labelKey = ({ zh, en, es }: Label): string => {
  let hash = 0x811c9dc5
  for (const letter of `${zh}\n${en}\n${es}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
