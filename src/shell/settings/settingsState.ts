import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

const change = (next: boolean) => {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the settings from anywhere. */
export const openSettings = (): void => change(true)

export const closeSettings = (): void => change(false)

export const useSettingsOpen = (): boolean => useSyncExternalStore(subscribe, () => open)
