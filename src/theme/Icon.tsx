import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { IconName } from '@/declaration/icons'
import { icons } from './icons'

/** The picture of a declared name; decoration only, so hidden from screen readers. */
export const Icon = ({ name, ...props }: { name: IconName } & SvgIconProps) => {
  const Picture = icons[name]
  return <Picture {...props} />
}
