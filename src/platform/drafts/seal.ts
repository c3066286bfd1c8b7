import { attempt } from '../attempt'
import { storeName } from '../firstCall'
import { newRequestId } from '../requestId'
import { hashText } from '../userInfo'

/** A draft as stored in the database. `text` only if the browser cannot encrypt. */
export type Sealed =
  | { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer }
  | { readonly text: string }

/** How an operator's drafts are kept in this browser. */
export interface Seal {
  /** The session's mark, if the drafts end with it. Undefined if they outlive it. */
  readonly session: string | undefined
  /** The stored form of a place, which does not reveal it. */
  readonly place: (key: string) => Promise<string>
  readonly close: (text: string) => Promise<Sealed>
  /** Undefined if it was encrypted with another key. */
  readonly open: (sealed: Sealed) => Promise<string | undefined>
}

/** Removed with the rest of the session: react-admin's store deletes everything with its prefix. */
const sessionKey = `RaStore${storeName}.drafts`

const isKey = (hex: string): boolean => /^[0-9a-f]{64}$/i.test(hex)

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const encrypted = async (subtle: SubtleCrypto, key: string, session: string | undefined): Promise<Seal> => {
  const root = await subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const derive = (text: string) => subtle.sign('HMAC', root, new TextEncoder().encode(text))
  const aes = await subtle.importKey('raw', await derive('seal'), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    session,
    place: async (place) => hexOf(await derive(`place ${place}`)),
    close: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return { iv, data: await subtle.encrypt({ name: 'AES-GCM', iv }, aes, new TextEncoder().encode(text)) }
    },
    open: async (sealed) => {
      if (!('data' in sealed)) return undefined
      try {
        const { iv, data } = sealed
        return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv }, aes, data))
      } catch {
        return undefined
      }
    },
  }
}

/** Browsers only encrypt on pages served over https. */
const plain = (session: string): Seal => ({
  session,
  place: async (place) => place,
  close: async (text) => ({ text }),
  open: async (sealed) => ('text' in sealed ? sealed.text : undefined),
})

/** This session's key, created on first use; undefined if the browser stores nothing. */
const keyOfSession = (): string | undefined =>
  attempt(() => {
    const known = localStorage.getItem(sessionKey)
    if (known && isKey(known)) return known
    const key = newRequestId() + newRequestId()
    localStorage.setItem(sessionKey, key)
    return localStorage.getItem(sessionKey) ?? undefined
  })

/** The mark of the session whose drafts can be read here; undefined if there is none yet. */
export const sessionMark = (): string | undefined => {
  const key = attempt(() => localStorage.getItem(sessionKey))
  return key ? hashText(key) : undefined
}

/** Deletes the session's key, which makes everything encrypted with it unreadable. */
export const forgetSessionKey = (): void => attempt(() => localStorage.removeItem(sessionKey))

/**
 * Encrypts with the account's key, so that drafts may outlive the session. Without one, uses a key that is deleted at sign-out;
 * without https, drafts are plain text that is deleted then.
 *
 * @param draftKey 64 hexadecimal digits; anything else counts as no key
 * @returns undefined if this browser cannot store anything
 */
export const sealOf = async (draftKey: string): Promise<Seal | undefined> => {
  // Typed as always present, but missing without https.
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  if (subtle && isKey(draftKey)) return encrypted(subtle, draftKey, undefined)
  const key = keyOfSession()
  const session = sessionMark()
  if (key === undefined || session === undefined) return undefined
  return subtle ? encrypted(subtle, key, session) : plain(session)
}
