import { useEffect, useState } from 'react'
import { useConsoleLocale } from '@/i18n/useLocalised'
import type { Readings } from './spelling'

/** The readings of Chinese characters, in Chinese alone, and once their dictionary has arrived. */
export const useReadings = (): Readings | undefined => {
  const chinese = useConsoleLocale() === 'zh'
  const [known, know] = useState<{ readonly readings: Readings }>()
  useEffect(() => {
    if (!chinese) return
    let current = true
    import('./readings').then(
      (module) => current && know(module),
      // Titles are still found by their characters.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [chinese])
  return chinese ? known?.readings : undefined
}
