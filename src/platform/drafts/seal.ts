import { attempt } from '../attempt'
import { storeName } from '../firstCall'
import { newRequestId } from '../requestId'
import { hashText } from '../userInfo'

/** A draft as it lies in the database. `text` only where the browser cannot encrypt. */
export type Sealed =
  | { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer }
  | { readonly text: string }

/** How an operator's drafts are kept in this browser. */
export interface Seal {
  /** They end with the session: this is the session's mark. Undefined if they outlive it. */
  readonly session: string | undefined
  /** A place as it is stored; tells nothing of the place. */
  readonly place: (key: string) => Promise<string>
  readonly close: (text: string) => Promise<Sealed>
  /** Undefined if it was closed with another key. */
  readonly open: (sealed: Sealed) => Promise<string | undefined>
}

/** Removed with everything else of the session: react-admin's store deletes what begins with its name. */
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

/** Without https a browser does not encrypt. */
const plain = (session: string): Seal => ({
  session,
  place: async (place) => place,
  close: async (text) => ({ text }),
  open: async (sealed) => ('text' in sealed ? sealed.text : undefined),
})

/** The key of this session, made when it is first needed; undefined if the browser keeps nothing. */
const keyOfSession = (): string | undefined =>
  attempt(() => {
    const known = localStorage.getItem(sessionKey)
    if (known && isKey(known)) return known
    const key = newRequestId() + newRequestId()
    localStorage.setItem(sessionKey, key)
    return localStorage.getItem(sessionKey) ?? undefined
  })

/** The mark of the session whose drafts can be read here; undefined if none has begun. */
export const sessionMark = (): string | undefined => {
  const key = attempt(() => localStorage.getItem(sessionKey))
  return key ? hashText(key) : undefined
}

/** Ends the session's key, and with it what was encrypted under it. */
export const forgetSessionKey = (): void => attempt(() => localStorage.removeItem(sessionKey))

/**
 * Encrypts under the account's key, so that drafts may outlive the session. Without one, they are encrypted under a key that
 * is deleted at sign-out; without https they are text that is deleted then.
 *
 * @param draftKey 64 hexadecimal digits; anything else counts as none
 * @returns undefined if this browser can keep nothing
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
