import Add from '@mui/icons-material/Add'
import DensityIcon from '@mui/icons-material/DensityMedium'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Refresh from '@mui/icons-material/Refresh'
import ViewColumn from '@mui/icons-material/ViewColumn'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type SvgIcon from '@mui/material/SvgIcon'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { canCreate, oneOf } from '@/declaration'
import { formatClock, formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/theme/Icon'
import { useStartAction } from '../../actions/ActionHost'
import { offeredOn } from '../../actions/offered'
import { ImportButton } from '../../import/ImportButton'
import { early, useLatePart } from '../../latePart'
import type { Columns } from '../columns'
import { densities, useDensity } from '../density'
import { useList } from '../useList'

/** The list's name, its number of records, and its view settings. */
export const Toolbar = ({ columns, filterButton }: { columns?: Columns; filterButton?: ReactNode }) => {
  const { resource, loaded } = useList()
  const say = useSay()
  const label = useSay()(resource.label)
  return (
    <div className="list-toolbar">
      <h1 className="list-title">
        {label}
        {loaded && (
          <span className="list-total">
            {say(loaded.isAtLeast ? 'console.list.total_at_least' : 'console.list.total', {
              total: formatInteger(loaded.total),
            })}
          </span>
        )}
      </h1>
      <div className="list-tools">
        {loaded && (
          <span className="list-quiet list-loaded-at">
            {say('console.list.loaded_at', { time: formatClock(loaded.at / 1000) })}
          </span>
        )}
        <ListTools columns={columns} />
        <ExportButton />
        {filterButton}
        <ListPanels />
        <ImportButton resource={resource} />
        <CreateButton />
      </div>
    </div>
  )
}

/** The area's panels about the list as a whole. */
const ListPanels = () => {
  const { resource } = useList()
  const start = useStartAction()
  const say = useSay()
  return offeredOn(resource, 'list').map(([name, { label, icon }]) => (
    <Button key={name} variant="outlined" startIcon={<Icon name={icon} />} onClick={() => start(name, [])}>
      {say(label)}
    </Button>
  ))
}

const CreateButton = () => {
  const { resource, create } = useList()
  const say = useSay()
  const name = useSay()(oneOf(resource))
  if (!canCreate(resource)) return null
  return (
    <Button variant="contained" startIcon={<Add />} onClick={create}>
      {say('console.list.create', { name })}
    </Button>
  )
}

const ColumnsMenu = lazy(() => import('./ColumnsMenu'))

/** The list's view settings, also available while records are ticked. */
export const ListTools = ({ columns }: { columns: Columns | undefined }) => {
  const { loading, refresh } = useList()
  const label = useSay()('console.list.refresh')
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={refresh}>
        <Refresh className={loading ? 'list-turning' : undefined} />
      </IconButton>
      {columns && (
        <>
          <DensityMenu />
          <ColumnsButton columns={columns} />
        </>
      )}
    </>
  )
}

const ColumnsButton = ({ columns }: { columns: Columns }) => {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <MenuButton
        picture={ViewColumn}
        label={say('console.list.columns')}
        open={anchor !== undefined}
        popup="dialog"
        onOpen={setAnchor}
      />
      {anchor && (
        <Suspense>
          <ColumnsMenu columns={columns} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** A toolbar button that opens something below it. */
const MenuButton = ({
  picture: Picture,
  label,
  open,
  popup,
  onOpen,
}: {
  picture: typeof SvgIcon
  label: string
  open: boolean
  popup: 'menu' | 'dialog'
  onOpen: (anchor: HTMLElement) => void
}) => (
  <IconButton
    aria-label={label}
    title={label}
    aria-haspopup={popup}
    aria-expanded={open}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
  >
    <Picture />
  </IconButton>
)

export const loadExport = () => import('../../export/ExportDialog')

/** Exports everything that the list's filter matches. */
const ExportButton = () => {
  const { loaded } = useList()
  const label = useSay()('console.list.export')
  const { Part: ExportDialog, open, close } = useLatePart(loadExport)
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        disabled={!loaded || loaded.total === 0}
        onClick={open}
        {...early(loadExport)}
      >
        <FileDownload />
      </IconButton>
      {ExportDialog && <ExportDialog start="matching" onClose={close} />}
    </>
  )
}

/** The choice of row spacing. */
const DensityMenu = () => {
  const say = useSay()
  const [density, setDensity] = useDensity()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = say('console.list.density')
  return (
    <>
      <MenuButton
        picture={DensityIcon}
        label={label}
        open={anchor !== undefined}
        popup="menu"
        onOpen={setAnchor}
      />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {densities.map((one) => (
            <MenuItem
              key={one}
              role="menuitemradio"
              aria-checked={one === density}
              selected={one === density}
              onClick={() => {
                setDensity(one)
                setAnchor(undefined)
              }}
            >
              {say(`console.list.density_${one}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
