import { useEffect, useState } from 'react'
import type { Locale } from '@/declaration'
import { spaced } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { attempt } from '@/platform/attempt'
import { texts } from './texts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in words: "5 minutes ago"; undefined for less than a minute. */
const agoOf = (since: number, now: number, locale: Locale): string | undefined => {
  const passed = now - since
  const unit = units.find(([, length]) => passed >= length)
  if (!unit) return undefined
  const [name, length] = unit
  // If the browser does not know the language, use English.
  const words = attempt(() => new Intl.RelativeTimeFormat(locale)) ?? new Intl.RelativeTimeFormat('en')
  return spaced(words.format(-Math.floor(passed / length), name))
}

/** How often ages are updated, ms. */
const every = 20_000

/** Returns a function that says how long ago a moment (Unix ms) was. Re-renders as time passes. */
export const useAge = (): ((since: number) => string) => {
  const say = useSay()
  const locale = useLocale()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [])
  return (since) => agoOf(since, now, locale) ?? say(texts.justNow)
}
