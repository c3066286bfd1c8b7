import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { canCreate, oneOf } from '@/declaration'
import { formatClock, formatInteger } from '@/i18n/format'
import { useLocalise, useLocalised } from '@/i18n/useLocalised'
import { Icon } from '@/theme/Icon'
import { useStartAction } from '../../actions/ActionHost'
import { offeredOn } from '../../actions/offered'
import { ImportButton } from '../../import/ImportButton'
import type { Columns } from '../columns/useColumns'
import { useList } from '../ListContext'
import { ExportButton } from './ExportButton'
import { ListTools } from './ListTools'

/** What the list is, how much of it there is, and how it is looked at. */
export const Toolbar = ({ columns, filterButton }: { columns?: Columns; filterButton?: ReactNode }) => {
  const { resource, loaded } = useList()
  const translate = useTranslate()
  const label = useLocalised(resource.label)
  return (
    <div className="list-toolbar">
      <h1 className="list-title">
        {label}
        {loaded && (
          <span className="list-total">
            {translate(loaded.isAtLeast ? 'console.list.total_at_least' : 'console.list.total', {
              total: formatInteger(loaded.total),
            })}
          </span>
        )}
      </h1>
      <div className="list-tools">
        {loaded && (
          <span className="list-quiet list-loaded-at">
            {translate('console.list.loaded_at', { time: formatClock(loaded.at / 1000) })}
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

/** What the area opens about the list as a whole. */
const ListPanels = () => {
  const { resource } = useList()
  const start = useStartAction()
  const localise = useLocalise()
  return offeredOn(resource, 'list').map(([name, { label, icon }]) => (
    <Button key={name} variant="outlined" startIcon={<Icon name={icon} />} onClick={() => start(name, [])}>
      {localise(label)}
    </Button>
  ))
}

const CreateButton = () => {
  const { resource, create } = useList()
  const translate = useTranslate()
  const name = useLocalised(oneOf(resource))
  if (!canCreate(resource)) return null
  return (
    <Button variant="contained" startIcon={<Add />} onClick={create}>
      {translate('console.list.create', { name })}
    </Button>
  )
}
