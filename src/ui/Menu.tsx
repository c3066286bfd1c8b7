import type { ComponentProps } from 'react'
import { plainComponent, usePart } from './late'
import type * as Parts from './menuParts'

/** Starts loading what menus are made of: for a button that opens one, with `early`. */
export const loadMenu = () => import('./menuParts')

const loadBox = async () => ({ default: (await loadMenu()).Menu })

/** MUI's menu, which loads when the first one opens. Its entries are the components below. */
export const Menu = ({ open = true, ...props }: ComponentProps<typeof Parts.Menu>) => {
  const Box = usePart(loadBox, open, () => props.onClose('backdropClick'))
  return Box && <Box open={open} {...props} />
}

const loadOptions = async () => ({ default: (await loadMenu()).OptionMenu })

/** The options of a field, which loads like a menu. Its entries are menu items of the role `option`. */
export const OptionMenu = (props: ComponentProps<typeof Parts.OptionMenu>) => {
  const Box = usePart(loadOptions, props.open, () => props.onClose('backdropClick'))
  return Box && <Box {...props} />
}

/** An entry: a button, or with `to` a link. */
export const MenuItem = plainComponent<ComponentProps<typeof Parts.MenuItem>>(async () => ({
  default: (await loadMenu()).MenuItem,
}))

/** A line between entries. */
export const MenuLine = plainComponent(async () => ({ default: (await loadMenu()).MenuLine }))

/** The heading of entries that belong together. */
export const MenuHeading = plainComponent<{ children: string }>(async () => ({
  default: (await loadMenu()).MenuHeading,
}))
