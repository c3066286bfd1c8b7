import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import { type RefObject, useEffect, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { isMotionReduced } from './motion'
import { scrollerOf } from './scroller'

const label = l('返回顶部', 'Back to top', 'Volver arriba')

/** From the edges of the window, px. */
const corner = 50

/**
 * A button that leads back to the top of a page once it is scrolled.
 *
 * @param top what stands there, and takes the focus of a keyboard that the button leaves behind
 * @param after how far the page must be scrolled, px
 */
export const BackToTop = ({ top, after = 300 }: { top: RefObject<HTMLElement | null>; after?: number }) => {
  const say = useSay()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const scroller = scrollerOf(top.current)
    if (!scroller) return
    const look = () => setShown(scroller.scrollTop > after)
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [top, after])
  if (!shown) return null
  return (
    <IconButton
      aria-label={say(label)}
      data-tip={say(label)}
      onClick={({ detail }) => {
        if (detail === 0) top.current?.focus({ preventScroll: true })
        scrollerOf(top.current)?.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
      }}
      sx={({ palette, console: { colours } }) => ({
        position: 'fixed',
        zIndex: 5,
        right: corner,
        bottom: corner,
        width: 40,
        height: 40,
        color: palette.primary.main,
        border: `1px solid ${colours.ink.border}`,
        backgroundColor: colours.ground.raised,
        boxShadow: colours.shadow,
        '&:hover': { backgroundColor: colours.ground.hover },
      })}
    >
      <ArrowUpward />
    </IconButton>
  )
}
