import { type Driver, driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import { useCallback, useEffect, useRef } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { steps } from './steps'
import './tour.css'

const texts = {
  next: l('下一步', 'Next', 'Siguiente'),
  previous: l('上一步', 'Back', 'Anterior'),
  done: l('完成', 'Done', 'Hecho'),
  close: l('结束引导', 'End the tour', 'Terminar la visita'),
  progress: l('第 {at} 步，共 {of} 步', 'Step {at} of {of}', 'Paso {at} de {of}'),
}

/** What the tour writes on the part it points at, and takes away again, whosever it was. */
const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/** Notes what stands on the elements. @returns puts it back */
const keepAttributes = (elements: readonly Element[]): (() => void) => {
  const kept = elements.map((element) => borrowed.map((name) => element.getAttribute(name)))
  return () => {
    for (const [at, element] of elements.entries())
      for (const [index, name] of borrowed.entries()) {
        const value = kept[at]?.[index] ?? null
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
  }
}

/**
 * The tour over the frame: the arrow keys and the buttons go on and back, Esc ends it, and the focus returns to what had it.
 * Parts that are not on the screen (a phone has fewer) are left out. It ends with the page.
 *
 * @returns starts it
 */
export const useTour = (): (() => void) => {
  const say = useSay()
  const running = useRef<Driver>(undefined)
  const start = useCallback(() => {
    running.current?.destroy()
    const opener = document.activeElement
    const stops = steps.flatMap((step) => {
      const element = document.getElementById(step.id)
      return element?.checkVisibility() ? [{ ...step, element }] : []
    })
    const restore = keepAttributes(stops.map(({ element }) => element))
    const tour = driver({
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: 200,
      overlayOpacity: 0.5,
      stagePadding: 4,
      stageRadius: 6,
      disableActiveInteraction: true,
      showProgress: true,
      nextBtnText: say(texts.next),
      prevBtnText: say(texts.previous),
      doneBtnText: say(texts.done),
      steps: stops.map(({ element, title, text }, at) => ({
        element,
        popover: {
          title: say(title),
          description: say(text),
          progressText: say(texts.progress, { at: at + 1, of: stops.length }),
        },
      })),
      onPopoverRender: ({ wrapper, title, closeButton }) => {
        wrapper.setAttribute('aria-modal', 'true')
        // It is made of a <header>, of which a page has one.
        title.setAttribute('role', 'heading')
        title.setAttribute('aria-level', '2')
        closeButton.setAttribute('aria-label', say(texts.close))
      },
      onHighlighted: (_, __, { state }) => {
        restore()
        state.popover?.nextButton.focus()
      },
      onDestroyed: () => {
        restore()
        running.current = undefined
        if (opener instanceof HTMLElement) opener.focus()
      },
    })
    running.current = tour
    tour.drive()
  }, [say])
  useEffect(() => () => running.current?.destroy(), [])
  return start
}
