import Pin from '@mui/icons-material/PushPin'
import PinOutlined from '@mui/icons-material/PushPinOutlined'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { DragHandle, useArranging } from '@/ui/arranging'
import { Button, IconButton } from '@/ui/Button'
import { Popup } from '@/ui/menuParts'
import type { Column, Columns } from '../columns'
import { arrangement } from './arrange'
import { columnTexts as texts } from './columnTexts'

/** How much an arrow key changes a column's width, px. */
const widthStep = 10
/** With no more columns than this, the whole list is visible at a glance. */
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
  const { show, showAll, move, pin, canPin, widen, reset } = arrangement(columns)
  const [search, setSearch] = useState('')
  const [told, tell] = useState('')
  const label = say('console.list.columns')
  const wanted = search.trim().toLowerCase()
  const found = all.filter((column) => column.label.toLowerCase().includes(wanted))
  /** The first one is always shown, but counts like the others. */
  const free = found.filter((column) => column !== all[0])
  const shown = found.filter((column) => column.shown).length

  const arranging = useArranging({
    count: all.length,
    first: 1,
    move,
    onMoved: (moved, to) => {
      const column = all.find(({ name }) => name === moved)
      if (column) tell(say(texts.moved, { name: column.label, place: to + 1, count: all.length }))
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, { name, label, width }: Column, index: number) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (arranging.moveByKey(event, name, index) || side === undefined) return
    event.preventDefault()
    widen(name, side * widthStep)
    tell(say(texts.sized, { name: label, width: width + side * widthStep }))
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
      {free.length > 1 && (
        <label className="list-column-name list-columns-all">
          <input
            ref={(box) => {
              if (box) box.indeterminate = shown < found.length && free.some((column) => column.shown)
            }}
            type="checkbox"
            className="ui-checkbox"
            checked={shown === found.length}
            onChange={({ target }) =>
              showAll(
                free.map(({ name }) => name),
                target.checked,
              )
            }
          />
          {say(texts.all, { shown: formatInteger(shown), count: formatInteger(found.length) })}
        </label>
      )}
      <ol className="list-columns">
        {found.map((column) => {
          const index = all.indexOf(column)
          return (
            <li
              key={column.name}
              data-pinned={column.pinned || undefined}
              {...arranging.row(column.name, index)}
            >
              <DragHandle
                label={say(texts.handle, { name: column.label })}
                title={say(texts.keys)}
                keys="ArrowUp ArrowDown ArrowLeft ArrowRight"
                onKeyDown={(event) => onKeyDown(event, column, index)}
              />
              <label className="list-column-name">
                <input
                  type="checkbox"
                  className="ui-checkbox"
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
              {arranging.earlier(column.name, index, say(texts.up, { name: column.label }))}
              {arranging.later(column.name, index, say(texts.down, { name: column.label }))}
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
