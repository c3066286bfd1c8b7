import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import { useSay } from '@/i18n/useSay'
import { BarButton } from './BarButton'
import { useFullscreen } from './useFullscreen'

/** Toggles full screen. */
export const FullscreenButton = () => {
  const say = useSay()
  const [full, toggle] = useFullscreen()
  return (
    <BarButton
      id="screenfull"
      label={say(full ? 'console.navbar.fullscreen_exit' : 'console.navbar.fullscreen_enter')}
      Picture={full ? FullscreenExit : Fullscreen}
      onClick={toggle}
    />
  )
}
