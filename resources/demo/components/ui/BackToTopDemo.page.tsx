import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { Sheet } from '@/ui/Card'
import { Filler } from './widget/Filler'
import { isMotionReduced } from './widget/motion'

const texts = {
  label: l('返回顶部', 'Back to top', 'Volver arriba'),
  about: l(
    '向下滚动超过 300 像素后，右下角出现返回顶部的按钮；键盘也能到达。',
    'Once the page is scrolled by more than 300 px, a button at the lower right leads back to the top, with the keyboard too.',
    'Tras desplazar más de 300 px aparece abajo a la derecha un botón para volver arriba, también con el teclado.',
  ),
}

const scrollerOf = (element: Element | null): Element | undefined => {
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if (overflowY === 'auto' || overflowY === 'scroll') return around
  }
  return undefined
}

/** Scroll distance at which the button appears, px. */
const after = 300

/** Distance from the window's edges, px. */
const corner = 50

/** A button back to the top of a scrolled page. The element at the top is focused when the button disappears. */
const BackToTop = ({ top }: { top: RefObject<HTMLElement | null> }) => {
  const say = useSay()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const scroller = scrollerOf(top.current)
    if (!scroller) return
    const look = () => setShown(scroller.scrollTop > after)
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [top])
  if (!shown) return null
  return (
    <IconButton
      aria-label={say(texts.label)}
      data-tip={say(texts.label)}
      onClick={({ detail }) => {
        if (detail === 0) top.current?.focus({ preventScroll: true })
        scrollerOf(top.current)?.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
      }}
      color="primary"
      style={{
        position: 'fixed',
        zIndex: 5,
        right: corner,
        bottom: corner,
        width: 40,
        height: 40,
        border: '1px solid var(--ink-border)',
        backgroundColor: 'var(--ground-raised)',
        boxShadow: 'var(--shadow)',
      }}
    >
      <ArrowUpward />
    </IconButton>
  )
}

export default function BackToTopDemo() {
  const top = useRef<HTMLDivElement>(null)
  return (
    <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <DemoPage about={texts.about}>
        <Sheet>
          <Filler lines={110} />
        </Sheet>
        <BackToTop top={top} />
      </DemoPage>
    </div>
  )
}
