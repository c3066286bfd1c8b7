import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'

const texts = {
  maximise: l('最大化页面', 'Maximise page', 'Maximizar página'),
  restore: l('显示菜单和导航栏', 'Show menu and navigation bar', 'Mostrar menú y barra de navegación'),
}

interface MaximiseButtonProps {
  readonly maximised: boolean
  readonly onToggle: () => void
}

/** Gives the page the room of the menu and the navbar. The tabs stay: they are how to get around, and back. */
export const MaximiseButton = ({ maximised, onToggle }: MaximiseButtonProps) => {
  const label = useSay()(maximised ? texts.restore : texts.maximise)
  return (
    <button type="button" className="tabs-maximise" aria-label={label} title={label} onClick={onToggle}>
      {maximised ? <FullscreenExit /> : <Fullscreen />}
    </button>
  )
}
