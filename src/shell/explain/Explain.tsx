import Close from '@mui/icons-material/Close'
import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fillText, type Locale } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { plainComponent } from '@/ui/late'
import { Status } from '@/ui/Status'
import { type Mark, type Pointed, pointedAt } from './mark'
import { type Standing, useStatement } from './standing'
import type { Sentence, Asked as Statable } from './statement'
import './explain.css'

/** Only for the few who may see it. */
const Technical = plainComponent<{ standing: Standing }>(() => import('./Technical'))

const loadConditions = () => import('./Conditions')

/** Only for disabled controls. */
const Why = plainComponent<{ asked: Statable }>(() => loadConditions().then(({ Why }) => ({ default: Why })))

const Filled = plainComponent<{ of: Sentence; locale: Locale }>(() =>
  loadConditions().then(({ Filled }) => ({ default: Filled })),
)

/** Between the panel and the explained element, and the edges of the window, px. */
const gap = 8

/** Puts the panel to the right of an element, else to its left, within the window. Narrow windows show it at the bottom. */
const place = (panel: HTMLElement, { left, right, top }: DOMRect): void => {
  const { offsetWidth: width, offsetHeight: height } = panel
  const beside = right + gap
  const x = beside + width + gap <= innerWidth ? beside : left - gap - width
  const y = Math.min(top, innerHeight - height - gap)
  panel.style.cssText = `--x:${x}px;--y:${y}px`
}

/** What to explain: the element under the pointer and the position, or the focused element. */
interface Asked {
  readonly hit: Element
  readonly at?: { readonly x: number; readonly y: number }
}

const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

const isAskingKey = ({ key, altKey, target }: KeyboardEvent): boolean =>
  // On a Mac, the Option key turns ? into ¿.
  altKey ? key === '?' || key === '¿' : !(target instanceof Element && target.closest(written))

/** What an event asks about; undefined for other Alt keys. */
const askedBy = (event: PointerEvent | KeyboardEvent): Asked | undefined => {
  if ('key' in event) {
    const { activeElement: hit } = document
    return hit && !hit.closest('dialog') && isAskingKey(event) ? { hit } : undefined
  }
  const { clientX: x, clientY: y, target } = event
  if (!(target instanceof HTMLDialogElement))
    return target instanceof Element ? { hit: target, at: { x, y } } : undefined
  // Look below the open panel.
  target.close()
  const below = document.elementFromPoint(x, y)
  return below ? { hit: below, at: { x, y } } : undefined
}

/** Explains what events ask about, one at a time. */
const Explain = ({ event }: { event: PointerEvent | KeyboardEvent }) => {
  const [ended, end] = useState<Event>()
  const [{ heard, asked }, hear] = useState<{ heard?: Event; asked?: Asked }>({})
  useLayoutEffect(() => {
    // The press already asked; ignore its click.
    if (event.type !== 'click') hear({ heard: event, asked: askedBy(event) })
  }, [event])
  return asked && ended !== heard && <Panel key={heard?.timeStamp} asked={asked} onClose={() => end(heard)} />
}

export default Explain

/** Explains one thing on the screen. A native modal dialog is above everything, even menus and dialogs, and handles the focus. */
const Panel = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  const titleId = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const [pointed] = useState(() => pointedAt(asked.hit, asked.at))
  const [box] = useState(() => pointed.element.getBoundingClientRect())
  const [chosen, choose] = useState<Mark>()
  useLayoutEffect(() => {
    const dialog = panel.current
    if (!dialog) return
    dialog.showModal()
    const size = new ResizeObserver(() => place(dialog, box))
    size.observe(dialog)
    return () => {
      size.disconnect()
      dialog.close()
    }
  }, [box])
  return createPortal(
    <dialog
      ref={panel}
      className="explain"
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      // Keys pressed in the panel must not reach the screen.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="explain-body">
        <Suspense>
          <Told titleId={titleId} pointed={pointed} chosen={chosen} onChoose={choose} />
        </Suspense>
      </div>
    </dialog>,
    document.body,
  )
}

interface ToldProps {
  readonly titleId: string
  readonly pointed: Pointed
  readonly chosen: Mark | undefined
  readonly onChoose: (mark: Mark) => void
}

const Told = ({ titleId, pointed, chosen, onChoose }: ToldProps) => {
  const say = useSay()
  const standing = useStatement(pointed, chosen)
  const { texts, statement, asked, locale, parts, isTechnical } = standing
  const { sort, name, says, values, here, isOff } = statement
  const isNear = pointed.own !== undefined && !chosen && pointed.group === undefined
  return (
    <>
      <header className="explain-head">
        <div>
          <small>{sort}</small>
          <h2 id={titleId}>{name}</h2>
        </div>
        <form method="dialog">
          <IconButton type="submit" size="small" aria-label={texts.close}>
            <Close fontSize="small" />
          </IconButton>
        </form>
      </header>
      {isNear && <p className="explain-quiet">{fillText(texts.nearest, { name: pointed.own ?? '' })}</p>}
      {isOff && asked && <Why asked={asked} />}
      {says.map((one) =>
        typeof one === 'string' ? <p key={one}>{one}</p> : <Filled key={one.text} of={one} locale={locale} />,
      )}
      {here !== undefined && (
        <p>
          <small>{texts.here}</small> <strong>{here}</strong>
        </p>
      )}
      {values && (
        <ul className="explain-values">
          {values.map(({ name: word, wire, tone }) => (
            <li key={wire}>
              <Status tone={tone ?? 'default'} word={word} />
              {isTechnical && <code>{wire}</code>}
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <>
          <h3>{texts.parts}</h3>
          <div className="explain-parts">
            {parts.map((part) => (
              <button
                key={part.name}
                type="button"
                className="ui-plain explain-link"
                onClick={() => onChoose({ sort: 'field', name: part.name })}
              >
                {say(part.label)}
              </button>
            ))}
          </div>
        </>
      )}
      {isTechnical && (
        <Suspense>
          <Technical key={name} standing={standing} />
        </Suspense>
      )}
    </>
  )
}
