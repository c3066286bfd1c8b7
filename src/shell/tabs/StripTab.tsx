import Close from '@mui/icons-material/Close'
import PushPin from '@mui/icons-material/PushPin'
import type { ComponentPropsWithoutRef, CSSProperties, MouseEvent } from 'react'
import { useSay } from '@/i18n/useSay'
import { opensHere } from '@/screens/opensHere'
import { paneId } from './paneId'

/** A tab as the strip shows it. */
export interface ShownTab {
  readonly path: string
  /** Its address, so that the browser can open the same page in another window. */
  readonly href: string
  readonly title: string
  readonly active: boolean
  readonly closable: boolean
  readonly pinned: boolean
  readonly affix: boolean
  readonly unsaved: boolean
}

export const tabId = (path: string): string => `tab-${encodeURIComponent(path)}`

interface StripTabProps {
  tab: ShownTab
  /** Whether this tab is the strip's tab stop. */
  stop: boolean
  style: CSSProperties | undefined
  link: ComponentPropsWithoutRef<'a'>
  onOpen: () => void
  onClose: () => void
  /** Opens the tab's menu. */
  onMenu: (event: MouseEvent) => void
}

/**
 * One tab: a link, with a close button beside it. A tab must not contain a button, so the button is outside; on the
 * keyboard, Delete closes the tab.
 */
export const StripTab = ({ tab, stop, style, link, onOpen, onClose, onMenu }: StripTabProps) => {
  const say = useSay()
  const { path, href, title, active, closable, pinned, unsaved } = tab
  const marks = [pinned && say('console.tabs.pinned'), unsaved && say('console.tabs.unsaved')]
  const words = marks.filter(Boolean).join(' ')
  const mouse = {
    onContextMenu: onMenu,
    // Pressing the middle button would scroll, and clicking it would open another window.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1) event.preventDefault()
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button !== 1) return
      event.preventDefault()
      if (closable) onClose()
    },
  }
  return (
    <div
      role="presentation"
      className={`tab${active ? ' active' : ''}${closable ? ' closable' : ''}`}
      style={style}
    >
      <a
        {...link}
        {...mouse}
        id={tabId(path)}
        className="link"
        role="tab"
        href={href}
        title={title}
        draggable={false}
        tabIndex={stop ? 0 : -1}
        aria-selected={active}
        aria-controls={paneId(path)}
        aria-keyshortcuts={closable ? 'Delete' : undefined}
        onClick={(event) => {
          if (!opensHere(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        {pinned && <PushPin />}
        <span className="title">{title}</span>
        {unsaved && <span className="unsaved" title={say('console.tabs.unsaved')} />}
        {words && <span className="words">{` ${words}`}</span>}
      </a>
      {closable && (
        <button
          {...mouse}
          type="button"
          tabIndex={-1}
          aria-label={say('console.tabs.close_page', { page: title })}
          onClick={onClose}
        >
          <Close />
        </button>
      )}
    </div>
  )
}
