import { useEffect } from 'react'
import { preload } from '@/platform/preload'
import { isInArea } from '@/screens/areaPage'
import { useAreas } from '@/screens/declarations'

/**
 * Preloads the declaration of an area once a link to it is hovered or focused, whether in the menu, the breadcrumb or
 * the dashboard. One listener covers them all.
 */
export const EarlyDeclarations = () => {
  const areas = useAreas()
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      for (const head of areas.heads)
        if (isInArea(head, link.pathname) && !areas.read(head.name))
          void preload(() => areas.fetch(head.name))
    }
    document.addEventListener('pointerover', look, { passive: true })
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [areas])
  return null
}
