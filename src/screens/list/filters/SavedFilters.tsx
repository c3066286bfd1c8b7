import Bookmark from '@mui/icons-material/BookmarkBorder'
import { useSay } from '@/i18n/useSay'
import { openedPart } from '@/ui/late'
import { PopupButton } from '@/ui/PopupButton'

const SavedFiltersMenu = openedPart(() => import('./SavedFiltersMenu'))

export const SavedFilters = () => {
  const label = useSay()('console.list.saved_filters')
  return (
    <PopupButton picture={Bookmark} label={label} popup="dialog">
      {(anchor, close) => <SavedFiltersMenu label={label} anchor={anchor} onClose={close} />}
    </PopupButton>
  )
}
