import { createContext, type KeyboardEvent } from 'react'

/** What items need from their drag area. */
export interface Drag {
  /** The item lifted by keyboard. */
  readonly lifted: string | undefined
  /** The id of the text that explains the keys. */
  readonly howId: string
  readonly nameOf: (id: string) => string
  readonly toggle: (id: string) => void
  readonly press: (event: KeyboardEvent, id: string) => void
  readonly drop: (id: string) => void
  /** Announces another text to screen readers. */
  readonly announce: (text: string) => void
}

export const DragContext = createContext<Drag>({
  lifted: undefined,
  howId: '',
  nameOf: (id) => id,
  toggle: () => {},
  press: () => {},
  drop: () => {},
  announce: () => {},
})
