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
