import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Label, l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { useCopy } from '@/ui/CopyButton'
import { useShareLink } from '../share/useShareLink'
import type { MenuPlace } from './menuPlace'
import type { ShownTab, TabStripProps } from './TabStrip'
import { closeOthers, type Side } from './tabs'
import './tabs.css'

const texts = {
  openWindow: l('在新窗口打开', 'Open in new window', 'Abrir en otra ventana'),
  share: l('复制链接', 'Copy link', 'Copiar enlace'),
  shareAll: l('复制全部链接', 'Copy all links', 'Copiar todos los enlaces'),
  left: l('关闭左侧', 'Close to the left', 'Cerrar a la izquierda'),
  right: l('关闭右侧', 'Close to the right', 'Cerrar a la derecha'),
} as const

interface Entry {
  readonly label: string
  readonly act: () => unknown
  readonly disabled?: boolean
}

interface TabMenuProps {
  tab: ShownTab
  /** All open tabs. */
  tabs: readonly ShownTab[]
  ways: TabStripProps['ways']
  place: MenuPlace
  /** @param goBack whether the focus returns to the tab; false after a click elsewhere */
  onClose: (goBack: boolean) => void
}

const TabMenu = ({ tab, tabs, ways, place, onClose }: TabMenuProps) => {
  const say = useSay()
  const copy = useCopy()
  const linkOf = useShareLink()
  const share = async (shared: readonly ShownTab[]) => copy(await linkOf(shared))
  const { path, affix, pinned, closable } = tab
  /** Disabled where only pinned tabs are on that side, or none. */
  const closing = (label: Label, side: Side): Entry => ({
    label: say(label),
    act: () => ways.closeOthers(path, side),
    disabled: closeOthers(tabs, path, side).length === tabs.length,
  })
  const pin: Entry = {
    label: say(pinned ? 'console.tabs.unpin' : 'console.tabs.pin'),
    act: () => ways.togglePin(path),
  }
  const entries: readonly Entry[] = [
    { label: say('console.tabs.refresh'), act: () => ways.refresh(path) },
    ...(affix ? [] : [pin]),
    ...(closable ? [{ label: say('console.tabs.close'), act: () => ways.close(path) }] : []),
    { label: say('console.tabs.close_others'), act: () => ways.closeOthers(path) },
    { label: say('console.tabs.close_all'), act: () => ways.closeAll(path) },
    closing(texts.left, 'left'),
    closing(texts.right, 'right'),
    // Opens the page by its address alone: input and selections stay in this window.
    { label: say(texts.openWindow), act: () => window.open(tab.href, '_blank', 'noopener') },
    { label: say(texts.share), act: () => share([tab]) },
    { label: say(texts.shareAll), act: () => share(tabs) },
  ]
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => sheet.current?.querySelector('button')?.focus(), [])

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || sheet.current?.contains(target)) return
      // The button that opened the menu closes it itself.
      if (!target.closest('[aria-haspopup="menu"][aria-expanded="true"]')) onClose(false)
    }
    const giveWay = () => onClose(false)
    const end = new AbortController()
    document.addEventListener('pointerdown', leave, { capture: true, signal: end.signal })
    addEventListener('resize', giveWay, { signal: end.signal })
    return () => end.abort()
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
    const at = rows.findIndex((row) => row.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') onClose(true)
    else if (to === undefined) return
    else rows.at(to % rows.length)?.focus()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={sheet}
      className="tabs-menu"
      role="menu"
      aria-label={tab.title}
      style={place}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {entries.map(({ label, act, disabled }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={disabled}
          onClick={() => {
            onClose(true)
            act()
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

export default TabMenu
