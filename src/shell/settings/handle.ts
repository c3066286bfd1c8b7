import type { Theme } from '@mui/material/styles'

/** The square on the edge of the settings: outside it opens them, beside them it closes them. */
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
