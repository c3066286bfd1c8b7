import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { renderHook } from 'vitest-browser-react'

/**
 * Emotion in development writes every rule into an element of its own, so that developer tools can link to its source, and
 * the browser sorts all rules again with each. Here they go into one sheet, as in production.
 */
const { result, unmount } = await renderHook(() => useEmotionCache())
if (result.current) result.current.sheet.isSpeedy = true
await unmount()
