import Close from '@mui/icons-material/Close'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useNotify } from 'react-admin'
import { resourceName } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { showFailure } from '@/platform/failures'
import { IconButton } from '@/ui/Button'
import { early, useLatePart } from '@/ui/late'
import { useSize } from '@/ui/useSize'
import { BulkActions } from '../../actions/BulkActions'
import type { Columns } from '../columns'
import { useSelectedRecords, useSelection } from '../selection'
import { useList } from '../useList'
import { ListTools, loadExport } from './Toolbar'

/**
 * What can be done with the ticked records. It covers the toolbar, so that no row moves under the pointer. On a phone (no
 * columns) it is at the bottom of the screen, and below the list while nothing is ticked.
 */
export const SelectionBar = ({ columns }: { columns?: Columns }) => {
  const say = useSay()
  const { loaded, params } = useList()
  const selection = useSelection()
  const chosen = useSelectedRecords()
  const records = useMemo(() => [...chosen.values()], [chosen])
  const { fetched, start, stop } = useSelectMatching()
  const { Part: ExportDialog, open, close } = useLatePart(loadExport)
  const total = loaded?.total ?? 0
  const filtered = Object.keys(params.filter).length > 0
  const bar = useRef<HTMLElement>(null)
  const toolbar = useSize(() => bar.current?.parentElement?.querySelector('.list-toolbar'), 'height', 0)
  const line = useSize(() => bar.current?.querySelector('.list-tools'), 'height', Number.POSITIVE_INFINITY)
  const selectMatching = {
    key: 'matching',
    label: say(filtered ? 'console.list.select_matching' : 'console.list.select_all', {
      total: formatInteger(total),
    }),
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
      ? say(filtered ? 'console.list.matching_selected' : 'console.list.all_selected', {
          total: formatInteger(total),
        })
      : say('console.list.selected', { count: formatInteger(chosen.size) })
  }
  const idle = fetched === undefined
  const partly = idle && chosen.size < total
  return (
    <section
      ref={bar}
      className="list-selection"
      data-idle={(idle && chosen.size === 0) || undefined}
      // If the toolbar already has two lines, the bar fits into those.
      data-fits={toolbar >= 2 * line || undefined}
      aria-label={say('console.list.selection')}
    >
      <span role="status">{status()}</span>
      {partly && (!narrow || chosen.size === 0) && (
        <button type="button" className="ui-plain ui-cut list-link" onClick={selectMatching.run}>
          {selectMatching.label}
        </button>
      )}
      {!idle && (
        <button type="button" className="ui-plain ui-cut list-link" onClick={stop}>
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
            <button type="button" className="ui-plain ui-cut list-link" onClick={selection.clear}>
              {clear}
            </button>
          )}
          <BulkActions
            records={records}
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

/** Ticks every record that the filter matches, page by page. If that ends early, the ticks stay as they were. */
const useSelectMatching = () => {
  const { resource, params } = useList()
  const selection = useSelection()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [fetched, setFetched] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    running.current?.abort()
    setFetched(undefined)
  }, [])
  useEffect(() => stop, [stop])

  const start = async () => {
    stop()
    const run = new AbortController()
    running.current = run
    const found = new Map<Identifier, RaRecord>()
    let lost: string | undefined
    setFetched(0)
    try {
      await dataProvider.readAll(
        resourceName(resource),
        { sort: { field: params.sort, order: params.order }, filter: params.filter },
        {
          onPage: (_, rows) => {
            for (const record of rows) found.set(record.id, record)
            setFetched(found.size)
          },
          // The operator asked for all records, so a partial selection is useless: stop reading.
          onLost: (_, reason) => {
            lost = reason
            run.abort()
          },
          signal: run.signal,
        },
      )
      selection.replace([...found.values()])
    } catch (error) {
      if (lost !== undefined)
        notify('console.list.select_lost', { type: 'error', messageArgs: { reason: lost } })
      else if (!run.signal.aborted) showFailure(error)
    } finally {
      if (running.current === run) setFetched(undefined)
    }
  }
  return { fetched, start, stop }
}
