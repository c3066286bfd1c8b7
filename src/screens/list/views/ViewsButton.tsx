import Bookmark from '@mui/icons-material/BookmarkBorder'
import { useSay } from '@/i18n/useSay'
import { openedPart, useLoaded } from '@/ui/late'
import { PopupButton } from '@/ui/PopupButton'
import { useList } from '../useList'

const ViewsMenu = openedPart(() => import('./ViewsMenu'))

export const ViewsButton = () => {
  const label = useSay()('console.list.views')
  return (
    <PopupButton picture={Bookmark} label={label} popup="dialog">
      {(anchor, close) => <ViewsMenu label={label} anchor={anchor} onClose={close} />}
    </PopupButton>
  )
}

const loadApplied = () => import('./AppliedView')

/** The name of the view a list is shown in. Its code loads with the first view, and fetches one that is not known yet. */
export const AppliedView = () => {
  const { view, unknownView, giveUpView } = useList()
  const Part = useLoaded(loadApplied, (view ?? unknownView) !== '', () => giveUpView(unknownView))?.default
  return Part && <Part />
}
