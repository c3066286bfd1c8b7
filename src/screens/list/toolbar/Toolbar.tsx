import Add from '@mui/icons-material/Add'
import Density from '@mui/icons-material/DensityMedium'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Functions from '@mui/icons-material/Functions'
import Refresh from '@mui/icons-material/Refresh'
import ViewColumn from '@mui/icons-material/ViewColumn'
import { type ReactNode, useState } from 'react'
import { canCreate, oneOf } from '@/declaration'
import { formatInteger, formatZonedClock } from '@/i18n/format'
import { inside } from '@/i18n/inside'
import { useLanguage, useSay } from '@/i18n/useSay'
import { Button, IconButton } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early, openedPart, plainComponent, useLatePart } from '@/ui/late'
import { Menu, MenuItem } from '@/ui/Menu'
import { PopupButton } from '@/ui/PopupButton'
import { useStartAction } from '../../actions/ActionHost'
import { mainOffer, offeredOn } from '../../actions/offers'
import { LatePart } from '../../LatePart'
import type { Columns } from '../columns'
import { densities, useDensity } from '../density'
import { useList } from '../useList'
import { AppliedView, ViewsButton } from '../views/ViewsButton'

const ImportButton = plainComponent(() => import('../../import/ImportButton'))

interface ToolbarProps {
  readonly columns?: Columns
  /** Rendered before the tools. */
  readonly before?: ReactNode
  readonly filterButton?: ReactNode
}

export const Toolbar = ({ columns, before, filterButton }: ToolbarProps) => {
  const { resource, loaded, create } = useList()
  const start = useStartAction()
  const { say, locale } = useLanguage()
  const mayCreate = canCreate(resource)
  const main = mainOffer(resource)
  // An open dialog stays even if the permission is lost.
  const [mightCreate, setMightCreate] = useState(mayCreate)
  if (mayCreate && !mightCreate) setMightCreate(true)
  return (
    <div className="list-toolbar">
      <h1 className="list-title">
        {say(resource.label)}
        {loaded && (
          <span className="list-total">
            {say(loaded.isAtLeast ? 'console.list.total_at_least' : 'console.list.total', {
              total: formatInteger(loaded.total),
            })}
          </span>
        )}
      </h1>
      <AppliedView />
      <div className="list-words">{before}</div>
      <div className="list-tools">
        {loaded && (
          <span className="list-quiet list-loaded-at">
            {say('console.list.loaded_at', { time: formatZonedClock(loaded.at / 1000) })}
          </span>
        )}
        {resource.list.filters.length === 0 && <ViewsButton />}
        <ListTools columns={columns} />
        <GroupsButton />
        <ExportButton />
        {filterButton}
        {offeredOn(resource, 'list').map(([name, { label, icon }]) => (
          <Button
            key={name}
            variant={name === main ? 'contained' : 'outlined'}
            startIcon={<Icon name={icon} />}
            data-action={name}
            onClick={() => start(name, [])}
          >
            <span className={name === main ? undefined : 'list-tool-word'}>{say(label)}</span>
          </Button>
        ))}
        {mightCreate && (
          // The placeholder keeps the tools beside it in place.
          <LatePart fallback={<IconButton disabled aria-label={say('console.list.import')} />}>
            <ImportButton resource={resource} />
          </LatePart>
        )}
        {mayCreate && (
          <Button variant="contained" startIcon={<Add />} data-action="create" onClick={create}>
            {say('console.list.create', { name: inside(say(oneOf(resource)), locale) })}
          </Button>
        )}
      </div>
    </div>
  )
}

const ColumnsMenu = openedPart(() => import('./ColumnsMenu'))

/** The list's view settings, also available while records are ticked. */
export const ListTools = ({ columns }: { columns: Columns | undefined }) => {
  const { loading, refresh } = useList()
  const say = useSay()
  const label = say('console.list.refresh')
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={refresh}>
        <Refresh className={loading ? 'list-turning' : undefined} />
      </IconButton>
      {columns && (
        <>
          <DensityMenu />
          <PopupButton picture={ViewColumn} label={say('console.list.columns')} popup="dialog">
            {(anchor, close) => <ColumnsMenu columns={columns} anchor={anchor} onClose={close} />}
          </PopupButton>
        </>
      )}
    </>
  )
}

export const loadExport = () => import('../../export/ExportDialog')
const loadGroups = () => import('../groups/GroupedTotals')

const ExportButton = () => {
  const { Part: ExportDialog, open, close } = useLatePart(loadExport)
  return (
    <>
      <RowsButton word="export" open={open} load={loadExport}>
        <FileDownload />
      </RowsButton>
      {ExportDialog && <ExportDialog start="matching" onClose={close} />}
    </>
  )
}

/** Opens the list's totals by group, if it has any. */
const GroupsButton = () => {
  const { resource, loaded } = useList()
  const { Part: GroupedTotals, open, close } = useLatePart(loadGroups)
  if (!resource.list.summary) return null
  return (
    <>
      <RowsButton word="by_group" open={open} load={loadGroups}>
        <Functions />
      </RowsButton>
      {GroupedTotals && loaded && <GroupedTotals loaded={loaded} onClose={close} />}
    </>
  )
}

interface RowsButtonProps {
  readonly word: 'export' | 'by_group'
  readonly open: () => void
  readonly load: () => Promise<unknown>
  readonly children: ReactNode
}

/** A tool that needs rows. */
const RowsButton = ({ word, open, load, children }: RowsButtonProps) => {
  const { loaded } = useList()
  const label = useSay()(`console.list.${word}`)
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      disabled={!loaded || loaded.total === 0}
      onClick={open}
      {...early(load)}
    >
      {children}
    </IconButton>
  )
}

const DensityMenu = () => {
  const say = useSay()
  const [density, setDensity] = useDensity()
  const label = say('console.list.density')
  return (
    <PopupButton picture={Density} label={label} popup="menu">
      {(anchor, close) => (
        <Menu anchor={anchor} label={label} onClose={close}>
          {densities.map((one) => (
            <MenuItem
              key={one}
              checked={one === density}
              onClick={() => {
                setDensity(one)
                close()
              }}
            >
              {say(`console.list.density_${one}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </PopupButton>
  )
}
