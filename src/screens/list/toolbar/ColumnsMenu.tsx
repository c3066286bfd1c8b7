import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Drag from '@mui/icons-material/DragIndicator'
import Pin from '@mui/icons-material/PushPin'
import PinOutlined from '@mui/icons-material/PushPinOutlined'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSay } from '@/i18n/useSay'
import { Button, IconButton } from '@/ui/Button'
import { Popup } from '@/ui/menuParts'
import type { Column, Columns } from '../columns'
import { arrangement } from './arrange'
import { columnTexts as texts } from './columnTexts'

/** What one press of an arrow key adds to a column's width, px. */
const widthStep = 10
/** A list with no more columns than this is seen at once. */
const fewColumns = 8

interface ColumnsMenuProps {
  readonly columns: Columns
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Which columns are shown and pinned, their order and their widths, by pointer or keyboard. */
const ColumnsMenu = ({ columns, anchor, onClose }: ColumnsMenuProps) => {
  const say = useSay()
  const { all, arranged } = columns
  const { show, move, pin, canPin, widen, reset } = arrangement(columns)
  const [dragged, setDragged] = useState<string>()
  const [search, setSearch] = useState('')
  const [told, tell] = useState('')
  const label = say('console.list.columns')
  const wanted = search.trim().toLowerCase()
  const found = all.filter((column) => column.label.toLowerCase().includes(wanted))

  const moveTo = ({ name, label }: Column, to: number, pressed: HTMLElement) => {
    if (to < 1 || to >= all.length) return
    // A row that moves in the document loses the focus.
    flushSync(() => move(name, to))
    pressed.focus()
    tell(say(texts.moved, { name: label, place: to + 1, count: all.length }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, column: Column, index: number) => {
    const places: { readonly [key: string]: number } = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 1,
      End: all.length - 1,
    }
    const { [event.key]: to } = places
    const side = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (to === undefined && side === 0) return
    event.preventDefault()
    if (to !== undefined) {
      if (index > 0) moveTo(column, to, event.currentTarget)
      return
    }
    widen(column.name, side * widthStep)
    tell(say(texts.sized, { name: column.label, width: column.width + side * widthStep }))
  }
  const mover = (column: Column, index: number, step: 1 | -1) => {
    const to = index + step
    const Picture = step === 1 ? Down : Up
    const words = say(step === 1 ? texts.down : texts.up, { name: column.label })
    return (
      <IconButton
        size="small"
        disabled={index === 0 || to < 1 || to >= all.length}
        aria-label={words}
        title={words}
        onClick={({ currentTarget }) => moveTo(column, to, currentTarget)}
      >
        <Picture fontSize="small" />
      </IconButton>
    )
  }
  const pinner = ({ name, label, pinned, width }: Column, index: number) => {
    const Picture = pinned ? Pin : PinOutlined
    const words = say(texts.pin, { name: label })
    const hasRoom = pinned || canPin(width)
    return (
      <IconButton
        size="small"
        color={pinned ? 'primary' : undefined}
        disabled={index === 0 || !hasRoom}
        aria-pressed={pinned}
        aria-label={words}
        title={hasRoom ? words : say(texts.noRoom)}
        onClick={({ currentTarget }) => {
          flushSync(() => pin(name))
          currentTarget.focus()
        }}
      >
        <Picture fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Popup anchor={anchor} place="belowRight" aria-label={label} className="list-popover" onClose={onClose}>
      <div className="list-popover-title">
        <h2>{label}</h2>
        <Button size="small" variant="text" disabled={!arranged} onClick={reset}>
          {say(texts.reset)}
        </Button>
      </div>
      {all.length > fewColumns && (
        <input
          type="search"
          className="list-framed list-columns-search"
          value={search}
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ol className="list-columns">
        {found.map((column) => {
          const index = all.indexOf(column)
          return (
            <li
              key={column.name}
              draggable={index > 0}
              data-dragged={column.name === dragged || undefined}
              data-pinned={column.pinned || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(column.name)
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                if (dragged !== column.name && index > 0) move(dragged, index)
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <span className="list-drag" title={say(texts.keys)}>
                <button
                  type="button"
                  className="ui-plain"
                  aria-label={say(texts.handle, { name: column.label })}
                  aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
                  onKeyDown={(event) => onKeyDown(event, column, index)}
                >
                  <Drag fontSize="small" />
                </button>
              </span>
              <label className="list-column-name">
                <input
                  type="checkbox"
                  checked={column.shown}
                  disabled={index === 0}
                  aria-label={say(texts.show, { name: column.label })}
                  onChange={({ target }) => show(column.name, target.checked)}
                />
                <span className="ui-cut" title={column.label}>
                  {column.label}
                </span>
              </label>
              {pinner(column, index)}
              {mover(column, index, -1)}
              {mover(column, index, 1)}
            </li>
          )
        })}
      </ol>
      {found.length === 0 && <p className="list-quiet">{say(texts.none)}</p>}
      <p className="ui-visually-hidden" role="status">
        {told}
      </p>
    </Popup>
  )
}

export default ColumnsMenu
