import { type KeyboardEvent, useEffect, useRef } from 'react'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import type { MenuPlace } from './menuPlace'
import './tabs.css'

const openWindow = l('在新窗口打开', 'New window', 'Otra ventana')

interface TabMenuProps {
  title: string
  /** Of the tab's page. */
  href: string
  entries: readonly { readonly label: string; readonly act: () => void }[]
  place: MenuPlace
  /** @param goBack whether the focus returns to the tab; false after a click elsewhere */
  onClose: (goBack: boolean) => void
}

const TabMenu = ({ title, href, entries, place, onClose }: TabMenuProps) => {
  const say = useSay()
  // It shows the page as its address says it: what is typed or ticked stays in this window.
  const all = [...entries, { label: say(openWindow), act: () => window.open(href, '_blank', 'noopener') }]
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
    const rows = [...event.currentTarget.querySelectorAll('button')]
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
      aria-label={title}
      style={place}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {all.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
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
