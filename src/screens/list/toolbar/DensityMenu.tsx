import Density from '@mui/icons-material/DensityMedium'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { densities, useDensity } from '../density'
import { MenuButton } from './MenuButton'

/** How close the rows stand. */
export const DensityMenu = () => {
  const translate = useTranslate()
  const [density, setDensity] = useDensity()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = translate('console.list.density')
  return (
    <>
      <MenuButton
        picture={Density}
        label={label}
        open={anchor !== undefined}
        popup="menu"
        onOpen={setAnchor}
      />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {densities.map((one) => (
            <MenuItem
              key={one}
              role="menuitemradio"
              aria-checked={one === density}
              selected={one === density}
              onClick={() => {
                setDensity(one)
                setAnchor(undefined)
              }}
            >
              {translate(`console.list.density_${one}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
