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

/** Attributes that the tour sets on the element it points at, and removes afterwards, even if they were there before. */
const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/** Saves the elements' attributes. @returns restores them */
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
 * The tour of the frame. Arrow keys and buttons move, Esc ends it, and the focus returns to where it was. Elements that are
 * not on the screen, as on phones, are skipped. Leaving the page ends the tour.
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
        // It is rendered in a <header>, which is not a heading.
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
