import Density from '@mui/icons-material/DensityMedium'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { densities, useDensity } from '../density'
import { MenuButton } from './MenuButton'

/** The choice of row spacing. */
export const DensityMenu = () => {
  const say = useSay()
  const [density, setDensity] = useDensity()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = say('console.list.density')
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
              {say(`console.list.density_${one}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
