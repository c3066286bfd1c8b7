import Bookmark from '@mui/icons-material/BookmarkBorder'
import { Suspense } from 'react'
import { useSay } from '@/i18n/useSay'
import { lateComponent } from '@/ui/late'
import { PopupButton } from '@/ui/PopupButton'

const SavedFiltersMenu = lateComponent(() => import('./SavedFiltersMenu'))

export const SavedFilters = () => {
  const label = useSay()('console.list.saved_filters')
  return (
    <PopupButton picture={Bookmark} label={label} popup="dialog">
      {(anchor, close) => (
        <Suspense>
          <SavedFiltersMenu label={label} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </PopupButton>
  )
}
