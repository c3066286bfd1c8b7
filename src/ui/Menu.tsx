import type { ComponentProps } from 'react'
import { usePart } from './late'
import type * as Parts from './menuParts'

let parts: typeof Parts | undefined

/** Starts loading the code of menus. For a button that opens one, with `early`. */
export const loadMenu = async (): Promise<typeof Parts> => {
  parts = await import('./menuParts')
  return parts
}

const loadBox = async () => ({ default: (await loadMenu()).Menu })

/** MUI's menu, which loads when the first one opens. Its entries are the components below, which only work inside a menu. */
export const Menu = ({ open = true, ...props }: ComponentProps<typeof Parts.Menu>) => {
  const Box = usePart(loadBox, open, () => props.onClose('backdropClick'))
  return Box && <Box open={open} {...props} />
}

const loadOptions = async () => ({ default: (await loadMenu()).OptionMenu })

/** A field's options, which load like a menu. Its entries are menu items with the role `option`. */
export const OptionMenu = (props: ComponentProps<typeof Parts.OptionMenu>) => {
  const Box = usePart(loadOptions, props.open, () => props.onClose('backdropClick'))
  return Box && <Box {...props} />
}

/** An entry: a button, or a link if it has `to`. */
export const MenuItem = (props: ComponentProps<typeof Parts.MenuItem>) =>
  parts && <parts.MenuItem {...props} />

/** A line between entries. */
export const MenuLine = () => parts && <parts.MenuLine />

/** A heading for a group of entries. */
export const MenuHeading = (props: { children: string }) => parts && <parts.MenuHeading {...props} />
