import Close from '@mui/icons-material/Close'
import PushPin from '@mui/icons-material/PushPin'
import { type KeyboardEvent, useContext, useLayoutEffect, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Popup } from '@/ui/menuParts'
import { walk } from '@/ui/walk'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { chainTo } from '../menu/routes'
import type { TabStripProps } from './TabStrip'
import './tabList.css'

interface TabListProps extends TabStripProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** All open tabs in a list, for a strip that has no room for them. */
const TabList = ({ anchor, onClose, ...rest }: TabListProps) => (
  <Popup
    anchor={anchor}
    place="belowRight"
    aria-label={useSay()('console.tabs.strip')}
    className="tab-list"
    onClose={onClose}
  >
    <Entries {...rest} onClose={onClose} />
  </Popup>
)

const entry = '.tab-list-entry'

const Entries = ({ tabs, ways, onClose }: Omit<TabListProps, 'anchor'>) => {
  const say = useSay()
  const { routes } = useContext(ConsoleMenu)
  const list = useRef<HTMLUListElement>(null)
  // The tab closed here; a question may come up first.
  const left = useRef<{ path: string; at: number }>(undefined)

  const focusAt = (at: number) => list.current?.querySelectorAll<HTMLElement>(entry)[at]?.focus()

  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), [])

  useLayoutEffect(() => {
    if (!left.current || tabs.some(({ path }) => path === left.current?.path)) return
    focusAt(Math.min(left.current.at, tabs.length - 1))
    left.current = undefined
  })

  const close = (path: string, at: number) => {
    left.current = { path, at }
    ways.close(path)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((_, place) => list.current?.children[place]?.contains(document.activeElement))
    const tab = tabs[at]
    if (event.key === 'Delete' && tab?.closable) close(tab.path, at)
    else walk(event, entry)
  }
  return (
    <ul ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ path, title, active, pinned, unsaved, closable }, at) => (
        <li key={path} data-active={active || undefined}>
          <button
            type="button"
            className="tab-list-entry"
            title={title}
            aria-current={active ? 'page' : undefined}
            aria-keyshortcuts={closable ? 'Delete' : undefined}
            onClick={() => {
              onClose()
              ways.open(path)
            }}
          >
            <Icon name={chainTo(routes, path).findLast(({ icon }) => icon)?.icon ?? 'list'} />
            <span className="ui-cut">{title}</span>
            {pinned && <PushPin titleAccess={say('console.tabs.pinned')} />}
            {unsaved && (
              <span
                className="tabs-unsaved"
                role="img"
                aria-label={say('console.tabs.unsaved')}
                title={say('console.tabs.unsaved')}
              />
            )}
          </button>
          {closable && (
            <IconButton
              size="small"
              aria-label={say('console.tabs.close_page', { page: title })}
              onClick={() => close(path, at)}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

export default TabList
