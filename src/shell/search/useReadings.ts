import { useEffect, useState } from 'react'
import { useLocale } from '@/i18n/useSay'
import { type Readings, unread } from './spelling'

/**
 * The readings of Chinese characters, in Chinese alone, and once their dictionary has arrived.
 *
 * @returns `awaited` while they are on their way: what is typed may still be found
 */
export const useReadings = (): { readings: Readings | undefined; awaited: boolean } => {
  const chinese = useLocale() === 'zh'
  const [known, know] = useState<{ readonly readings: Readings }>()
  useEffect(() => {
    if (!chinese) return
    let current = true
    import('./readings').then(
      (module) => current && know(module),
      // Titles are still found by their characters.
      () => current && know({ readings: unread }),
    )
    return () => {
      current = false
    }
  }, [chinese])
  return { readings: chinese ? known?.readings : undefined, awaited: chinese && known === undefined }
}
