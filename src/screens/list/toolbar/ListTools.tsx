import Refresh from '@mui/icons-material/Refresh'
import ViewColumn from '@mui/icons-material/ViewColumn'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import type { Columns } from '../columns/useColumns'
import { useList } from '../ListContext'
import { DensityMenu } from './DensityMenu'
import { MenuButton } from './MenuButton'

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
