import OpenInNew from '@mui/icons-material/OpenInNew'
import { useSay } from '@/i18n/useSay'

/** Attributes of a link that leaves the console. */
export const outside = { target: '_blank', rel: 'noopener' } as const

export const OutsideMark = () => (
  <OpenInNew className="sidebar-outside" titleAccess={useSay()('console.navbar.new_tab')} />
)
