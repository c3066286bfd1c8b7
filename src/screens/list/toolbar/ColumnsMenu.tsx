import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Drag from '@mui/icons-material/DragIndicator'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { type Column, type Columns, narrowest, widest } from '../columns'

const widthStep = 10

/** Which columns are shown, their order and their widths, by pointer or keyboard. */
const ColumnsMenu = ({
  columns,
  anchor,
  onClose,
}: {
  columns: Columns
  anchor: HTMLElement
  onClose: () => void
}) => {
  const say = useSay()
  const { all, arranged, move, reset } = columns
  const [dragged, setDragged] = useState<string>()
  const label = say('console.list.columns')
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'list-popover' } }}
    >
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
            <ColumnSettings column={column} index={index} columns={columns} />
          </li>
        ))}
      </ol>
    </Popover>
  )
}

const ColumnSettings = ({
  column: { name, label, shown, width },
  index,
  columns: { all, show, move, size },
}: {
  column: Column
  index: number
  columns: Columns
}) => {
  const say = useSay()
  const mover = (to: number, words: 'column_move_left' | 'column_move_right', Picture: typeof Up) => (
    <IconButton
      size="small"
      disabled={index === 0 || to < 1 || to >= all.length}
      aria-label={say(`console.list.${words}`, { name: label })}
      title={say(`console.list.${words}`, { name: label })}
      onClick={() => move(name, to)}
    >
      <Picture fontSize="small" />
    </IconButton>
  )
  return (
    <>
      <label className="list-column-name">
        <input
          type="checkbox"
          checked={shown}
          disabled={index === 0}
          aria-label={say('console.list.columns_show', { name: label })}
          onChange={({ target }) => show(name, target.checked)}
        />
        <span className="ui-cut" title={label}>
          {label}
        </span>
      </label>
      <input
        type="number"
        className="list-column-width"
        min={narrowest}
        max={widest}
        step={widthStep}
        value={width}
        aria-label={say('console.list.column_resize', { name: label })}
        title={say('console.list.column_resize', { name: label })}
        onChange={({ target }) => {
          const wanted = target.valueAsNumber
          if (!Number.isNaN(wanted)) size(name, wanted)
        }}
      />
      {mover(index - 1, 'column_move_left', Up)}
      {mover(index + 1, 'column_move_right', Down)}
    </>
  )
}

export default ColumnsMenu
