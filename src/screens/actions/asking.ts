import type { RaRecord } from 'react-admin'
import { createEmitter } from '@/declaration/emitter'
import type { useSelection } from '../list/selection'

/** Starts an action: at once if there is nothing to ask, otherwise in a dialog. */
export type StartAction = (
  name: string,
  records: readonly RaRecord[],
  options?: { bulk?: boolean; next?: () => void },
) => void

/** A screen on which the questions of an area's actions can be opened. */
interface Asker {
  /** React-admin's name. */
  readonly area: string
  readonly start: StartAction
  readonly selection: ReturnType<typeof useSelection>
}

const { emit, subscribe } = createEmitter()
const shown = new Set<Asker>()

/** The visible screens, so that the operator can be taken back to a question. */
export const asking = {
  add: (asker: Asker): (() => void) => {
    shown.add(asker)
    emit()
    return () => void shown.delete(asker)
  },
  of: (area: string): Asker | undefined => [...shown].find((one) => one.area === area),
  subscribe,
}
