import { readToken } from './session'

/**
 * A mark by which one session is told from another without keeping its token: 32 bits of FNV-1a, from which no token can
 * be had back. '' when nobody is signed in.
 */
export const sessionMark = (): string => {
  const token = readToken()
  if (!token) return ''
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index += 1)
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}
