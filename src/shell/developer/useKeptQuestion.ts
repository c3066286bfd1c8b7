import { useEffect, useState } from 'react'
import { isRecord } from '@/declaration'
import { attempt } from '@/platform/attempt'
import { emptyQuestion, type Question } from './areaCalls'

const key = 'open-platform-console.newArea'

/** The stored values that still have the right shape: another version may have stored them. */
const likeEmpty = <T extends object>(empty: T, found: unknown): T =>
  isRecord(found)
    ? Object.assign(
        { ...empty },
        ...Object.entries(empty).map(([name, value]) => {
          const { [name]: kept } = found
          if (isRecord(value)) return { [name]: likeEmpty(value, kept) }
          return typeof kept === typeof value ? { [name]: kept } : {}
        }),
      )
    : empty

const kept = (): Question =>
  likeEmpty(
    emptyQuestion,
    attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '')),
  )

/** What was typed, kept for this tab, because writing a file reloads the page. */
export const useKeptQuestion = () => {
  const [question, setQuestion] = useState(kept)
  useEffect(() => {
    // A large sample may not fit.
    attempt(() => sessionStorage.setItem(key, JSON.stringify(question)))
  }, [question])
  return [question, setQuestion] as const
}
