import OpenInNew from '@mui/icons-material/OpenInNew'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { Docs, docPath } from '../docs/docs'
import { belowRight, type PopupProps } from './popups'

const DocsMenu = ({ anchor, onClose }: PopupProps) => {
  const say = useSay()
  const { heads } = useContext(Docs)
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      {...belowRight}
      slotProps={{ list: { 'aria-label': say('console.navbar.docs') } }}
    >
      {heads.map((doc) => (
        <MenuItem
          key={doc.slug}
          component={Link}
          to={docPath(doc.slug)}
          target="_blank"
          rel="noopener"
          onClick={onClose}
          sx={{ minWidth: 180 }}
        >
          {say(doc.label)}
          <OpenInNew
            titleAccess={say('console.navbar.new_tab')}
            style={{ marginLeft: 'auto', fontSize: 14, color: 'var(--ink-secondary)' }}
          />
        </MenuItem>
      ))}
    </Menu>
  )
}

export default DocsMenu
