import Close from '@mui/icons-material/Close'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import LinkIcon from '@mui/icons-material/Link'
import OpenInFull from '@mui/icons-material/OpenInFull'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { LinkBase, useLocation, useTranslate } from 'react-admin'
import { oneOf } from '@/declaration'
import { useLocalise } from '@/i18n/useLocalised'
import { useDeclaration } from '../declarations'
import { useCopy } from '../kinds/view/CopyButton'
import { opensHere } from '../opensHere'
import { useSettlePage } from '../page'
import { useAddresses } from './addresses'
import { DetailBody } from './DetailBody'
import { DetailDocumentTitle, DetailHead, useTitle } from './DetailHead'
import { useDetail } from './useDetail'
import './show.css'

const Tool = ({
  label,
  keys,
  onClick,
  children,
}: {
  label: string
  keys?: string
  onClick: (() => void) | undefined
  children: ReactNode
}) => (
  // Around the button: a disabled one has no pointer events of its own.
  <span data-tip={keys === undefined ? label : `${label} (${keys})`}>
    <IconButton size="small" aria-label={label} onClick={onClick} disabled={!onClick}>
      {children}
    </IconButton>
  </span>
)

/** Keys that mean something else where they are pressed: in an input, a menu, a table that scrolls sideways. */
const isTaken = ({ currentTarget, target }: KeyboardEvent): boolean =>
  !(target instanceof Element) ||
  // What floats above (a menu, a question) is inside the drawer for React, not for the operator.
  !currentTarget.contains(target) ||
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="combobox"]') !== null

/**
 * A record's detail, 720 px over its list; the whole screen on a phone.
 *
 * @param previous goes to the record before; nothing at the beginning of the list
 * @param next goes to the record after; nothing at its end
 */
export const ShowDrawer = ({
  id,
  onClose,
  previous,
  next,
}: {
  id: string
  onClose: () => void
  previous?: () => void
  next?: () => void
}) => {
  const resource = useDeclaration()
  const detail = useDetail(resource, id)
  const title = useTitle(resource, detail.record)
  const titleId = useId()
  const translate = useTranslate()
  const localise = useLocalise()
  const copy = useCopy()
  const { drawer, page, list } = useAddresses(id)
  const { search } = useLocation()
  // Opened as a page, the record no longer lies over its list.
  const settle = useSettlePage()
  const keys: Record<string, (() => void) | undefined> = { ArrowUp: previous, ArrowDown: next }

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { className: 'show-drawer', role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <DetailDocumentTitle resource={resource} title={title} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the buttons inside */}
      <div
        className="show-frame"
        onKeyDown={(event) => {
          const go = event.altKey ? keys[event.key] : undefined
          if (!go || isTaken(event)) return
          event.preventDefault()
          go()
        }}
      >
        <div className="show-bar-top">
          <span className="show-area">
            {translate('console.show.title', { name: localise(oneOf(resource)) })}
          </span>
          <Tool label={translate('console.show.previous')} keys="Alt+↑" onClick={previous}>
            <KeyboardArrowUp />
          </Tool>
          <Tool label={translate('console.show.next')} keys="Alt+↓" onClick={next}>
            <KeyboardArrowDown />
          </Tool>
          <Tool
            label={translate('console.show.copy_link')}
            onClick={() => void copy(new URL(drawer, location.href).href)}
          >
            <LinkIcon />
          </Tool>
          <IconButton
            size="small"
            component={LinkBase}
            to={page}
            onClick={(event: MouseEvent) => opensHere(event) && settle(list + search)}
            aria-label={translate('console.show.open_as_page')}
            data-tip={translate('console.show.open_as_page')}
          >
            <OpenInFull fontSize="small" />
          </IconButton>
          <Tool label={translate('console.show.close')} keys="Esc" onClick={onClose}>
            <Close />
          </Tool>
        </div>
        <DetailHead
          titleId={titleId}
          title={title}
          resource={resource}
          record={detail.record}
          loading={detail.loading}
          level="h2"
        />
        <div className="show-body">
          <DetailBody
            resource={resource}
            detail={detail}
            heading="h3"
            leave={<Button onClick={onClose}>{translate('console.show.back_to_list')}</Button>}
          />
        </div>
      </div>
    </Drawer>
  )
}
