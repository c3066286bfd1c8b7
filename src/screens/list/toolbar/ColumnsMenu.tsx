import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Drag from '@mui/icons-material/DragIndicator'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocalise } from '@/i18n/useLocalised'
import { widthOf } from '../../kinds/views'
import {
  type ColumnSetting,
  moveColumn,
  narrowest,
  showColumn,
  sizeColumn,
  widest,
} from '../columns/columnSettings'
import type { Columns } from '../columns/useColumns'
import { useList } from '../ListContext'

const widthStep = 10

/** Which columns are shown, in what order and how wide: by pointer or by keyboard. */
const ColumnsMenu = ({
  columns: { settings, arranged, arrange, reset },
  anchor,
  onClose,
}: {
  columns: Columns
  anchor: HTMLElement
  onClose: () => void
}) => {
  const translate = useTranslate()
  const [dragged, setDragged] = useState<string>()
  const label = translate('console.list.columns')
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
          {translate('console.list.columns_reset')}
        </Button>
      </div>
      <ol className="list-columns">
        {settings.map((setting, index) => (
          <li
            key={setting.name}
            draggable={index > 0}
            data-dragged={setting.name === dragged || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(setting.name)
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              if (dragged !== setting.name && index > 0) arrange(moveColumn(settings, dragged, index))
            }}
            onDrop={(event) => event.preventDefault()}
          >
            <Drag fontSize="small" className={index > 0 ? 'list-drag' : 'list-drag list-hidden'} />
            <ColumnSettings setting={setting} index={index} settings={settings} arrange={arrange} />
          </li>
        ))}
      </ol>
    </Popover>
  )
}

const ColumnSettings = ({
  setting: { name, shown, width },
  index,
  settings,
  arrange,
}: {
  setting: ColumnSetting
  index: number
  settings: readonly ColumnSetting[]
  arrange: Columns['arrange']
}) => {
  const translate = useTranslate()
  const localise = useLocalise()
  const { resource } = useList()
  const field = resource.fields[name]
  if (!field) return null
  const label = localise(field.label)
  const move = (to: number, words: 'column_move_left' | 'column_move_right', Picture: typeof Up) => (
    <IconButton
      size="small"
      disabled={index === 0 || to < 1 || to >= settings.length}
      aria-label={translate(`console.list.${words}`, { name: label })}
      title={translate(`console.list.${words}`, { name: label })}
      onClick={() => arrange(moveColumn(settings, name, to))}
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
          aria-label={translate('console.list.columns_show', { name: label })}
          onChange={({ target }) => arrange(showColumn(settings, name, target.checked))}
        />
        <span title={label}>{label}</span>
      </label>
      <input
        type="number"
        className="list-column-width"
        min={narrowest}
        max={widest}
        step={widthStep}
        value={width ?? widthOf(field)}
        aria-label={translate('console.list.column_resize', { name: label })}
        title={translate('console.list.column_resize', { name: label })}
        onChange={({ target }) => {
          const wanted = target.valueAsNumber
          if (!Number.isNaN(wanted)) arrange(sizeColumn(settings, name, wanted))
        }}
      />
      {move(index - 1, 'column_move_left', Up)}
      {move(index + 1, 'column_move_right', Down)}
    </>
  )
}

export default ColumnsMenu
