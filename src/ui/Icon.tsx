import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined'
import Add from '@mui/icons-material/Add'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined'
import BarChart from '@mui/icons-material/BarChart'
import Block from '@mui/icons-material/Block'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import Check from '@mui/icons-material/Check'
import CleaningServicesOutlined from '@mui/icons-material/CleaningServicesOutlined'
import Close from '@mui/icons-material/Close'
import ContentCopy from '@mui/icons-material/ContentCopy'
import CreditCard from '@mui/icons-material/CreditCard'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DrawOutlined from '@mui/icons-material/DrawOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Event from '@mui/icons-material/Event'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import History from '@mui/icons-material/History'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import Link from '@mui/icons-material/Link'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import Pause from '@mui/icons-material/Pause'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import PlayArrow from '@mui/icons-material/PlayArrow'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Refresh from '@mui/icons-material/Refresh'
import Reply from '@mui/icons-material/Reply'
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined'
import RuleOutlined from '@mui/icons-material/RuleOutlined'
import Schedule from '@mui/icons-material/Schedule'
import Search from '@mui/icons-material/Search'
import SendOutlined from '@mui/icons-material/SendOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import SmsOutlined from '@mui/icons-material/SmsOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import StarBorder from '@mui/icons-material/StarBorder'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import SupportAgent from '@mui/icons-material/SupportAgent'
import Sync from '@mui/icons-material/Sync'
import Undo from '@mui/icons-material/Undo'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import type { IconName } from '@/declaration/icons'
import type { IconProps, Picture } from './svgIcon'

/** The icon of each declared name. A missing one does not compile, and a build contains no others. */
const icons: Readonly<Record<IconName, Picture>> = {
  add: Add,
  announcement: CampaignOutlined,
  block: Block,
  box: Inventory2Outlined,
  card: CreditCard,
  chart: BarChart,
  check: Check,
  clear: CleaningServicesOutlined,
  close: Close,
  complaint: SupportAgent,
  copy: ContentCopy,
  dashboard: SpaceDashboardOutlined,
  delete: DeleteOutlined,
  download: FileDownloadOutlined,
  edit: EditOutlined,
  email: MailOutlined,
  event: Event,
  fee: RequestQuoteOutlined,
  flag: FlagOutlined,
  group: GroupOutlined,
  history: History,
  key: VpnKeyOutlined,
  link: Link,
  list: FormatListBulleted,
  lock: LockOutlined,
  message: ChatOutlined,
  notify: NotificationsOutlined,
  pause: Pause,
  payments: PaymentsOutlined,
  person: PersonOutlined,
  pin: PushPinOutlined,
  place: PlaceOutlined,
  play: PlayArrow,
  receipt: ReceiptLongOutlined,
  refresh: Refresh,
  refund: AssignmentReturnOutlined,
  reply: Reply,
  rule: RuleOutlined,
  schedule: Schedule,
  search: Search,
  send: SendOutlined,
  settings: SettingsOutlined,
  signature: DrawOutlined,
  sms: SmsOutlined,
  star: StarBorder,
  storefront: StorefrontOutlined,
  sync: Sync,
  template: ArticleOutlined,
  truck: LocalShippingOutlined,
  undo: Undo,
  upload: FileUploadOutlined,
  view: VisibilityOutlined,
  wallet: AccountBalanceWalletOutlined,
  warning: WarningAmber,
}

/** The icon of a declared name. It is decorative and hidden from screen readers. */
export const Icon = ({ name, ...props }: { name: IconName } & IconProps) => {
  const Drawn = icons[name]
  return <Drawn {...props} />
}
