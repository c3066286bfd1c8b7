import Close from '@mui/icons-material/Close'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { BulkActions } from '../../actions/BulkActions'
import { early, useLatePart } from '../../latePart'
import type { Columns } from '../columns/useColumns'
import { useList } from '../ListContext'
import { useSelectedRecords, useSelection } from '../selection'
import { loadExport } from './ExportButton'
import { ListTools } from './ListTools'
import { useSelectMatching } from './useSelectMatching'

/**
 * The number of ticked records, a way to tick all that the filter matches, and the bulk actions. It covers the toolbar at
 * the same height, so that no row moves under the pointer.
 */
export const SelectionBar = ({ columns }: { columns: Columns }) => {
  const chosen = useSelectedRecords()
  return chosen.size === 0 ? null : <Bar columns={columns} />
}

/** On a phone it is at the bottom of the screen, even while nothing is ticked. */
export const PhoneSelectionBar = () => <Bar />

const Bar = ({ columns }: { columns?: Columns }) => {
  const say = useSay()
  const { loaded } = useList()
  const selection = useSelection()
  const chosen = useSelectedRecords()
  const { fetched, start, stop } = useSelectMatching()
  const { Part: ExportDialog, open, close } = useLatePart(loadExport)
  const total = loaded?.total ?? 0
  const selectMatching = {
    key: 'matching',
    label: say('console.list.select_matching', { total: formatInteger(total) }),
    run: () => void start(),
  }
  const narrow = columns === undefined
  const clear = say('console.list.clear_selection')
  const exportSelected = {
    key: 'export',
    label: say('console.list.export_selected'),
    icon: <FileDownload fontSize="small" />,
    run: open,
    button: { 'aria-haspopup': 'dialog', ...early(loadExport) },
  } as const
  const status = () => {
    if (fetched !== undefined)
      return say('console.list.selecting', {
        count: formatInteger(fetched),
        total: formatInteger(total),
      })
    if (chosen.size === 0) return say('console.list.none_selected')
    return chosen.size === total
      ? say('console.list.matching_selected', { total: formatInteger(total) })
      : say('console.list.selected', { count: formatInteger(chosen.size) })
  }
  const idle = fetched === undefined
  const partly = idle && chosen.size < total
  return (
    <section className="list-selection" aria-label={say('console.list.selection')}>
      <span role="status">{status()}</span>
      {partly && (!narrow || chosen.size === 0) && (
        <button type="button" className="list-link" onClick={selectMatching.run}>
          {selectMatching.label}
        </button>
      )}
      {!idle && (
        <button type="button" className="list-link" onClick={stop}>
          {say('console.list.select_stop')}
        </button>
      )}
      {idle && chosen.size > 0 && (
        <>
          {narrow ? (
            <IconButton aria-label={clear} title={clear} onClick={selection.clear}>
              <Close />
            </IconButton>
          ) : (
            <button type="button" className="list-link" onClick={selection.clear}>
              {clear}
            </button>
          )}
          <BulkActions
            records={() => [...chosen.values()]}
            also={[exportSelected]}
            inMenu={narrow && partly ? [selectMatching] : []}
          />
        </>
      )}
      {columns && (
        <span className="list-tools">
          <ListTools columns={columns} />
        </span>
      )}
      {ExportDialog && <ExportDialog start="selected" onClose={close} />}
    </section>
  )
}
