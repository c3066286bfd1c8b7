import { attempt } from './attempt'

const aDay = 86_400_000

/** Undefined too in a worker, and when another program of this host has written what cannot be decoded. */
export const readCookie = (name: string): string | undefined =>
  attempt(() => {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return found && decodeURIComponent(found.slice(name.length + 1))
  })

/** Without `days`, until the browser is closed. */
export function writeCookie(name: string, value: string, days?: number): void {
  const until = days === undefined ? '' : `; expires=${new Date(Date.now() + days * aDay).toUTCString()}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and only in secure pages
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; sameSite=Lax${until}${secure}`
}

export const removeCookie = (name: string): void => writeCookie(name, '', -1)
