import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Drag from '@mui/icons-material/DragIndicator'
import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Button, IconButton } from '@/ui/Button'
import { Popup } from '@/ui/menuParts'
import { type Column, type Columns, narrowest, widest } from '../columns'

const widthStep = 10

interface ColumnsMenuProps {
  readonly columns: Columns
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Which columns are shown, their order and their widths, by pointer or keyboard. */
const ColumnsMenu = ({ columns, anchor, onClose }: ColumnsMenuProps) => {
  const say = useSay()
  const { all, arranged, show, move, size, reset } = columns
  const [dragged, setDragged] = useState<string>()
  const label = say('console.list.columns')
  const mover = ({ name, label }: Column, index: number, step: 1 | -1) => {
    const to = index + step
    const Picture = step === 1 ? Down : Up
    const words = say(`console.list.column_move_${step === 1 ? 'right' : 'left'}`, { name: label })
    return (
      <IconButton
        size="small"
        disabled={index === 0 || to < 1 || to >= all.length}
        aria-label={words}
        title={words}
        onClick={() => move(name, to)}
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
          {say('console.list.columns_reset')}
        </Button>
      </div>
      <ol className="list-columns">
        {all.map((column, index) => (
          <li
            key={column.name}
            draggable={index > 0}
            data-dragged={column.name === dragged || undefined}
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
            <Drag fontSize="small" className={index > 0 ? 'list-drag' : 'list-drag list-hidden'} />
            <label className="list-column-name">
              <input
                type="checkbox"
                checked={column.shown}
                disabled={index === 0}
                aria-label={say('console.list.columns_show', { name: column.label })}
                onChange={({ target }) => show(column.name, target.checked)}
              />
              <span className="ui-cut" title={column.label}>
                {column.label}
              </span>
            </label>
            <input
              type="number"
              className="list-framed list-column-width"
              min={narrowest}
              max={widest}
              step={widthStep}
              value={column.width}
              aria-label={say('console.list.column_resize', { name: column.label })}
              title={say('console.list.column_resize', { name: column.label })}
              onChange={({ target }) => {
                const wanted = target.valueAsNumber
                if (!Number.isNaN(wanted)) size(column.name, wanted)
              }}
            />
            {mover(column, index, -1)}
            {mover(column, index, 1)}
          </li>
        ))}
      </ol>
    </Popup>
  )
}

export default ColumnsMenu
