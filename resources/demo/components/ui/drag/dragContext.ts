import { createContext, type KeyboardEvent } from 'react'

/** What the items of an area ask of it. */
export interface Drag {
  /** The item that the keyboard has lifted. */
  readonly lifted: string | undefined
  /** The id of the text that says which keys there are. */
  readonly howId: string
  readonly nameOf: (id: string) => string
  readonly toggle: (id: string) => void
  readonly press: (event: KeyboardEvent, id: string) => void
  readonly drop: (id: string) => void
  /** Has something else read out. */
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
