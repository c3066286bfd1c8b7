/** Rounds of PBKDF2-HMAC-SHA-256 (OWASP's figure). They are stored with each hash, so they can be raised later. */
export const defaultRounds = 600_000
const scheme = 'pbkdf2-sha256'

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return toHex(new Uint8Array(bits))
}

const sameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}

/** The stored form of a password: `scheme$rounds$salt$hash`. */
export async function hashPassword(password: string, rounds: number): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return [scheme, rounds, toHex(salt), await derive(password, salt, rounds)].join('$')
}

/** Takes as long without a stored form, so that the time of an answer does not reveal which accounts exist. */
export async function passwordMatches(password: string, stored: string | undefined, rounds: number) {
  const [name, iterations = '', salt = '', hash = ''] = (stored ?? '').split('$')
  if (name !== scheme) {
    await derive(password, new Uint8Array(16), rounds)
    return false
  }
  return sameText(await derive(password, fromHex(salt), Number(iterations)), hash)
}

/** A value for comparing passwords that is as hard to guess as a stored one. */
export const fingerprint = (password: string, salt: string, rounds: number): Promise<string> =>
  derive(password, new TextEncoder().encode(salt), rounds)
