import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { renderHook } from 'vitest-browser-react'

/**
 * In development, Emotion writes every rule into its own element, so that developer tools can link to the source, and the browser
 * sorts all rules again each time. Here, they go into one sheet, as in production.
 */
const { result, unmount } = await renderHook(() => useEmotionCache())
if (result.current) result.current.sheet.isSpeedy = true
await unmount()
