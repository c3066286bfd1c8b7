import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'

/** Overlays whatever is above the buttons. */
const place = {
  ':where(:has(> &))': { position: 'relative' },
  ...{ position: 'absolute', right: 0, bottom: '100%', width: 'max-content', maxWidth: 'min(80vw, 440px)' },
  pointerEvents: 'none',
} as const

const look = {
  ...{ display: 'block', m: 0.5, px: 1.5, py: 0.5, borderRadius: 1, fontSize: 13 },
  ...{ bgcolor: 'background.paper', boxShadow: 'var(--shadow)' },
} as const

/** Sits next to send buttons and says what is being waited for once it takes long. Overlaid, so nothing moves. */
export const Waiting = ({ words }: { words: Label | undefined }) => {
  const say = useSay()
  return (
    <Box component="span" role="status" sx={place}>
      {words && (
        <Box component="span" sx={look}>
          {say(words)}
        </Box>
      )}
    </Box>
  )
}

/** The words for `Waiting` while something is sent. They load only then; if that fails, it is sent anyway. */
export const useWaiting = (sending: boolean): Label | undefined => {
  const [words, setWords] = useState<Label>()
  useEffect(() => {
    if (!sending) return
    let end = () => {}
    const sent = new Promise<void>((resolve) => {
      end = resolve
    })
    import('./patience')
      .then(({ patiently }) => patiently(setWords, 'sending', () => sent))
      .catch(() => undefined)
    return () => {
      end()
      setWords(undefined)
    }
  }, [sending])
  return words
}
