import OpenInNew from '@mui/icons-material/OpenInNew'
import { useContext } from 'react'
import { useSay } from '@/i18n/useSay'
import { Menu, MenuItem } from '@/ui/menuParts'
import { Docs, docPath } from '../docs/docs'
import type { PopupProps } from './popups'

const DocsMenu = ({ anchor, onClose }: PopupProps) => {
  const say = useSay()
  const { heads } = useContext(Docs)
  return (
    <Menu anchor={anchor} label={say('console.navbar.docs')} place="belowRight" onClose={onClose}>
      {heads.map((doc) => (
        <MenuItem
          key={doc.slug}
          to={docPath(doc.slug)}
          target="_blank"
          rel="noopener"
          onClick={onClose}
          style={{ minWidth: 180 }}
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
