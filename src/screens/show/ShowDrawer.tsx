import Close from '@mui/icons-material/Close'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import LinkIcon from '@mui/icons-material/Link'
import OpenInFull from '@mui/icons-material/OpenInFull'
import Drawer from '@mui/material/Drawer'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation } from 'react-admin'
import { oneOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button, IconButton, IconButtonLink } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { NextRecordContext } from '../actions/nextRecord'
import { useDeclaration } from '../declarations'
import { useDetailBeside } from '../list/overlay'
import { opensHere } from '../opensHere'
import { PageFrameContext } from '../page'
import { DetailBody, DetailHead, useDetailKeys, useShown } from './Detail'
import { useNeighbours } from './useNeighbours'

/** The detail that the address opens over the list, or next to it if the area says so and there is room. */
export const ListDetail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const beside = useDetailBeside(useDeclaration())
  return <ShowDrawer id={id} onClose={onClose} beside={beside} {...useNeighbours(id)} />
}

interface ToolProps {
  readonly label: string
  readonly keys?: string
  readonly onClick: (() => void) | undefined
  readonly children: ReactNode
}

const Tool = ({ label, keys, onClick, children }: ToolProps) => (
  // The tooltip is on a wrapper: a disabled button has no pointer events.
  <span data-tip={keys === undefined ? label : `${label} (${keys})`}>
    <IconButton size="small" aria-label={label} onClick={onClick} disabled={!onClick}>
      {children}
    </IconButton>
  </span>
)

interface ShowDrawerProps {
  readonly id: string
  readonly onClose: () => void
  readonly beside?: boolean
  readonly previous?: () => void
  readonly next?: () => void
}

/**
 * A record's detail, 720 px wide over its list or in a column next to it; full screen on a phone.
 *
 * @param beside it is next to its list, which stays usable
 * @param previous goes to the previous record; undefined at the start of the list
 * @param next goes to the next record; undefined at its end
 */
export const ShowDrawer = ({ id, onClose, previous, next, beside = false }: ShowDrawerProps) => {
  const shown = useShown(id)
  const { resource, record, title, titleId } = shown
  const say = useSay()
  const copy = useCopy()
  const address = `${resource.path}/${encodeURIComponent(id)}`
  const { search } = useLocation()
  const pageFrame = use(PageFrameContext)
  const panel = useRef<HTMLDivElement>(null)
  useDetailKeys(panel, { record, previous, next, onClose: beside ? onClose : undefined })
  const body = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record starts at the top
  useLayoutEffect(() => {
    body.current?.scrollTo({ top: 0 })
  }, [id])

  const frame = (
    <NextRecordContext value={next}>
      <title>{[title, say(resource.label), say('console.shell.brand')].filter(Boolean).join(' - ')}</title>
      <div className="show-frame">
        <div className="show-bar-top">
          <span className="show-area">{say('console.show.title', { name: say(oneOf(resource)) })}</span>
          <Tool label={say('console.show.previous')} keys="K" onClick={previous}>
            <KeyboardArrowUp />
          </Tool>
          <Tool label={say('console.show.next')} keys="J" onClick={next}>
            <KeyboardArrowDown />
          </Tool>
          <Tool
            label={say('console.show.copy_link')}
            onClick={() => void copy(new URL(`${address}/show`, location.href).href)}
          >
            <LinkIcon />
          </Tool>
          <IconButtonLink
            size="small"
            to={`${address}/page`}
            // Once opened as a page, the record should not also stay open over its list.
            onClick={(event: MouseEvent) => opensHere(event) && pageFrame?.settle(resource.path + search)}
            aria-label={say('console.show.open_as_page')}
            data-tip={say('console.show.open_as_page')}
          >
            <OpenInFull fontSize="small" />
          </IconButtonLink>
          <Tool label={say('console.show.close')} keys="Esc" onClick={onClose}>
            <Close />
          </Tool>
        </div>
        <DetailHead shown={shown} level="h2" />
        <section
          className="show-body"
          ref={body}
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: must be scrollable by keyboard, even without focusable content
          tabIndex={0}
        >
          <DetailBody
            shown={shown}
            heading="h3"
            leave={<Button onClick={onClose}>{say('console.show.back_to_list')}</Button>}
          />
        </section>
      </div>
    </NextRecordContext>
  )
  return beside ? (
    <Beside ref={panel} labelledBy={titleId}>
      {frame}
    </Beside>
  ) : (
    <Drawer
      open
      data-prints
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { ref: panel, className: 'show-drawer', role: 'dialog', 'aria-labelledby': titleId },
      }}
    >
      {frame}
    </Drawer>
  )
}

interface BesideProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly labelledBy: string
  readonly children: ReactNode
}

/** The column beside the list. It takes the focus when it opens and returns it on closing. */
const Beside = ({ ref, labelledBy, children }: BesideProps) => {
  useEffect(() => {
    const before = document.activeElement
    const panel = ref.current
    panel?.focus({ preventScroll: true })
    return () => {
      const left = document.activeElement
      const lost = left === null || left === document.body || panel?.contains(left)
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [ref])
  return (
    <div ref={ref} className="show-beside list-card" role="dialog" aria-labelledby={labelledBy} tabIndex={-1}>
      {children}
    </div>
  )
}
