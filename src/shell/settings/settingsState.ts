import type { Theme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/declaration/emitter'

let open = false
const { emit, subscribe } = createEmitter()

const change = (next: boolean) => {
  open = next
  emit()
}

export const openSettings = (): void => change(true)

export const closeSettings = (): void => change(false)

export const useSettingsOpen = (): boolean => useSyncExternalStore(subscribe, () => open)

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
