import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import { useTranslate } from 'react-admin'
import { BarButton } from './BarButton'
import { useFullscreen } from './useFullscreen'

/** Lets the console fill the screen, and back (specification §2). */
export const FullscreenButton = () => {
  const translate = useTranslate()
  const [full, toggle] = useFullscreen()
  return (
    <BarButton
      id="screenfull"
      label={translate(full ? 'console.navbar.fullscreen_exit' : 'console.navbar.fullscreen_enter')}
      Picture={full ? FullscreenExit : Fullscreen}
      onClick={toggle}
    />
  )
}
