import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { useLocalise } from '@/i18n/useLocalised'
import { usePlace } from '../menu/ConsoleMenu'

const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: '0 8px',
  listStyle: 'none',
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  '& li': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& li + li::before': { content: '"/"', padding: '0 8px', color: theme.palette.text.disabled },
  '& [aria-current]': { color: theme.palette.text.primary },
}))

const Nav = styled('nav')({ minWidth: 0, overflow: 'hidden' })

/** Where the page stands in the menu. */
export const Breadcrumb = () => {
  const translate = useTranslate()
  const localise = useLocalise()
  const { item, submenu } = usePlace()
  return (
    <Nav aria-label={translate('console.shell.breadcrumb')}>
      <Trail>
        {submenu && <li>{localise(submenu.label)}</li>}
        {item && <li aria-current="page">{localise(item.label)}</li>}
      </Trail>
    </Nav>
  )
}
