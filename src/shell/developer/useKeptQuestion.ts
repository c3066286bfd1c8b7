import { useEffect, useState } from 'react'
import { isRecord } from '@/declaration'
import { attempt } from '@/platform/attempt'
import { emptyQuestion, type Question } from './areaCalls'

const key = 'open-platform-console.newArea'

const kept = (): Question => {
  const found: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? ''))
  return isRecord(found) ? { ...emptyQuestion, ...(found as Partial<Question>) } : emptyQuestion
}

/** What is typed, kept for this tab: writing a file reloads the page. */
export const useKeptQuestion = () => {
  const [question, setQuestion] = useState(kept)
  useEffect(() => {
    // A large sample may not fit.
    attempt(() => sessionStorage.setItem(key, JSON.stringify(question)))
  }, [question])
  return [question, setQuestion] as const
}
