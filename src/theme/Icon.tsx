import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { IconName } from '@/declaration/icons'
import { icons } from './icons'

/** The icon of a declared name. It is decorative and hidden from screen readers. */
export const Icon = ({ name, ...props }: { name: IconName } & SvgIconProps) => {
  const Picture = icons[name]
  return <Picture {...props} />
}
