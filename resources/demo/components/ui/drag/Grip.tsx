import DragIndicator from '@mui/icons-material/DragIndicator'
import IconButton from '@mui/material/IconButton'
import type { useDragItem } from './useDragItem'

/** The handle of an item with other content. */
export const Grip = (props: ReturnType<typeof useDragItem>['grip']) => (
  <IconButton size="small" {...props} sx={{ cursor: 'inherit' }}>
    <DragIndicator fontSize="small" />
  </IconButton>
)
