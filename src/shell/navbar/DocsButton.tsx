import MenuBook from '@mui/icons-material/MenuBookOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BarButton } from './BarButton'
import { DocsMenu } from './DocsMenu'

/** The documentation centre. */
export const DocsButton = () => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <BarButton
        label={translate('console.navbar.docs')}
        Picture={MenuBook}
        words
        opens="menu"
        open={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <DocsMenu anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}
