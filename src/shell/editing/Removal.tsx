import Close from '@mui/icons-material/Close'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { texts } from './texts'

/** The remove button of an entry. */
export const Removal = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const say = useSay()
  const words = say(texts.remove, { name: label })
  return (
    <IconButton size="small" aria-label={words} title={words} onClick={onClick}>
      <Close fontSize="small" />
    </IconButton>
  )
}
