import type { Theme } from '@mui/material/styles'

/** The size, px, of the square handle that opens the settings from the edge, and closes them from beside them. */
export const handleSize = 48
const top = 250

export const handleLooks = ({ palette, shape }: Theme) => ({
  top,
  width: handleSize,
  height: handleSize,
  borderRadius: `${shape.borderRadius}px 0 0 ${shape.borderRadius}px`,
  color: palette.primary.contrastText,
  backgroundColor: palette.primary.main,
})
