import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { canCreate, oneOf } from '@/declaration'
import { formatClock, formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { useStartAction } from '../../actions/ActionHost'
import { offeredOn } from '../../actions/offered'
import { ImportButton } from '../../import/ImportButton'
import type { Columns } from '../columns/useColumns'
import { useList } from '../ListContext'
import { ExportButton } from './ExportButton'
import { ListTools } from './ListTools'

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
