import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import { type RefObject, useEffect, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { isMotionReduced } from './motion'
import { scrollerOf } from './scroller'

const label = l('返回顶部', 'Back to top', 'Volver arriba')

/** Distance from the window's edges, px. */
const corner = 50

/**
 * A button back to the top of a scrolled page.
 *
 * @param top the element at the top, focused when the button disappears
 * @param after scroll distance at which the button appears, px
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
