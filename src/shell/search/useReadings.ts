import { useEffect, useState } from 'react'
import { useLocale } from '@/i18n/useSay'
import { type Readings, unread } from './spelling'

/**
 * The readings of Chinese characters, only in Chinese and once their dictionary has loaded.
 *
 * @returns `awaited` while it loads, when there may be more results to come
 */
export const useReadings = (): { readings: Readings | undefined; awaited: boolean } => {
  const chinese = useLocale() === 'zh'
  const [known, know] = useState<{ readonly readings: Readings }>()
  useEffect(() => {
    if (!chinese) return
    let current = true
    import('./readings').then(
      (module) => current && know(module),
      // Titles can still be found by their characters.
      () => current && know({ readings: unread }),
    )
    return () => {
      current = false
    }
  }, [chinese])
  return { readings: chinese ? known?.readings : undefined, awaited: chinese && known === undefined }
}
