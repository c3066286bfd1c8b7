import { type Driver, driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import { useCallback, useEffect, useRef } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import './tour.css'

/** The stops, from left to right and down: elements of the frame by id, each with its explanation. */
export const steps = [
  {
    id: 'hamburger-container',
    title: l('菜单开关', 'The menu’s switch', 'El botón del menú'),
    text: l(
      '收起或展开左侧菜单，选择会被记住。',
      'Folds the menu at the side away, or brings it back. The choice is remembered.',
      'Pliega el menú lateral o lo despliega. La elección se recuerda.',
    ),
  },
  {
    id: 'breadcrumb-container',
    title: l('面包屑', 'Where you are', 'Dónde está'),
    text: l(
      '当前页面在菜单中的位置，点击上级可以返回。',
      'The place of this page in the menu; a step of it leads back there.',
      'El lugar de esta página en el menú; cada paso lleva de vuelta.',
    ),
  },
  {
    id: 'header-search',
    title: l('搜索页面和记录', 'Search', 'Búsqueda'),
    text: l(
      '按名称、拼音或路径查找页面，也可以用快捷键 Ctrl K 打开。',
      'Finds a page by its name or its path. Ctrl K opens it as well.',
      'Encuentra una página por su nombre o su ruta. También se abre con Ctrl K.',
    ),
  },
  {
    id: 'screenfull',
    title: l('全屏', 'Full screen', 'Pantalla completa'),
    text: l(
      '让控制台占满整个屏幕，按 Esc 退出。',
      'The console fills the screen; Esc ends it.',
      'La consola ocupa toda la pantalla; con Esc se sale.',
    ),
  },
  {
    id: 'size-select',
    title: l('布局大小', 'Size', 'Tamaño'),
    text: l(
      '四种大小，从宽松到紧凑，表格和控件一起变化。',
      'Four sizes, from roomy to dense, for tables and controls alike.',
      'Cuatro tamaños, de amplio a denso, para tablas y controles.',
    ),
  },
  {
    id: 'tags-view-container',
    title: l('标签栏', 'Open pages', 'Páginas abiertas'),
    text: l(
      '打开过的页面。可以拖动排序、固定，右键还有更多操作；内容在切换后保留。',
      'The pages that are open. They can be dragged and pinned, a right click offers more, and what is in them stays.',
      'Las páginas abiertas. Se pueden arrastrar y fijar, el clic derecho ofrece más y su contenido se conserva.',
    ),
  },
]

const texts = {
  next: l('下一步', 'Next', 'Siguiente'),
  previous: l('上一步', 'Back', 'Anterior'),
  done: l('完成', 'Done', 'Hecho'),
  close: l('结束引导', 'End the tour', 'Terminar la visita'),
  progress: l('第 {at} 步，共 {of} 步', 'Step {at} of {of}', 'Paso {at} de {of}'),
}

/** Attributes that the tour sets on the element it points at, and removes afterwards, even if they were there before. */
const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

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
