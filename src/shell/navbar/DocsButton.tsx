import MenuBook from '@mui/icons-material/MenuBookOutlined'
import { useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '@/screens/latePart'
import { BarButton } from './BarButton'

export const loadDocsMenu = () => import('./DocsMenu')

/** Opens the documentation centre. */
export const DocsButton = () => {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const { Part: DocsMenu, open, close } = useLatePart(loadDocsMenu)
  return (
    <>
      <BarButton
        ref={button}
        label={say('console.navbar.docs')}
        Picture={MenuBook}
        words
        opens="menu"
        open={DocsMenu !== undefined}
        onClick={open}
        {...early(loadDocsMenu)}
      />
      {DocsMenu && button.current && <DocsMenu anchor={button.current} onClose={close} />}
    </>
  )
}
