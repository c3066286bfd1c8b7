import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { type RaRecord, useNavigate } from 'react-admin'
import { type Action, resourceName } from '@/declaration'
import type { PanelProps } from '../areaParts'
import { useAreaComponent, useDeclaration } from '../declarations'
import { copySearch } from '../form/copied'
import { usePart } from '../latePart'
import { availabilityOf, currentTime } from './availability'
import { CarriersContext, carriersOf } from './carriers'
import { canCopy, copyName } from './offered'
import { useAct } from './useAct'

// The dialog brings forms with it: a list is drawn without them.
const loadDialog = () => import('./ActionDialog').then((module) => ({ default: module.ActionDialog }))

/** What the operator is about to do. */
export interface ActionRequest {
  readonly name: string
  readonly action: Action
  readonly records: readonly [RaRecord, ...RaRecord[]]
  /** Chosen in a list's selection, even if it is one record only. */
  readonly bulk: boolean
  /** Goes on to the record after the one that this is about. */
  readonly next?: () => void
}

/** Starts an action: at once when there is nothing to ask, else in a dialog. */
export type StartAction = (
  name: string,
  records: readonly RaRecord[],
  options?: { bulk?: boolean; next?: () => void },
) => void

const ActionContext = createContext<StartAction | undefined>(undefined)

/** The way to start an action of the area whose screen this is. */
export const useStartAction = (): StartAction => {
  const start = useContext(ActionContext)
  if (!start) throw new Error('actions need an ActionHost above them')
  return start
}

/** Holds the one dialog in which a screen's actions are asked about and watched. */
export const ActionHost = ({ children }: { children: ReactNode }) => {
  const resource = useDeclaration()
  const act = useAct()
  const navigate = useNavigate()
  const [request, setRequest] = useState<ActionRequest & { opening: number }>()
  const denied = request !== undefined && !resource.actions?.[request.name]
  const [panel, setPanel] = useState<{ name: string; records: readonly RaRecord[]; next?: () => void }>()
  const [carriers] = useState(carriersOf)
  // What the operator may no longer do is no longer asked about. An effect, for on a page that is put aside it waits until
  // the page is shown: nobody would hear there that what was typed is gone.
  useLayoutEffect(() => {
    if (denied) setRequest(undefined)
  }, [denied])
  const start = useCallback<StartAction>(
    (name, records, { bulk = false, next } = {}) => {
      const [source] = records
      if (name === copyName && source && canCopy(resource)) {
        navigate({ pathname: `${resource.path}/create`, search: copySearch(source.id) })
        return
      }
      const declared = resource.panels?.[name]
      if (declared) {
        const now = currentTime()
        setPanel({ name, records: records.filter((one) => availabilityOf(declared, one, now).allowed), next })
        return
      }
      const [first, ...others] = records
      const action = resource.actions?.[name]
      if (!action || !first) return
      if (!bulk && carriers.get(name)?.(first)) return
      if (!bulk && !action.inputs && !action.confirm && action.undo === undefined) void act.once(name, first)
      else
        setRequest((last) => ({
          name,
          action,
          records: [first, ...others],
          bulk,
          next: action.next && next,
          opening: (last?.opening ?? 0) + 1,
        }))
    },
    [resource, act, carriers, navigate],
  )
  const close = useCallback(() => setRequest(undefined), [])
  const isOpen = request !== undefined
  useEffect(() => {
    if (!isOpen) return
    return () => {
      // The bar whose button opened the dialog went with the last tick: reading goes on at the page, not at its very top.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
  const ActionDialog = usePart(loadDialog, request !== undefined, close)
  const dialog = useMemo(
    () =>
      request &&
      ActionDialog && (
        // A new opening is a new dialog: nothing typed in the last one is left in it.
        <ActionDialog
          key={`${resourceName(resource)}#${request.opening}`}
          request={request}
          act={act}
          onClose={close}
        />
      ),
    [ActionDialog, request, act, close, resource],
  )
  return (
    <ActionContext value={start}>
      <CarriersContext value={carriers}>{children}</CarriersContext>
      <Suspense>{dialog}</Suspense>
      {panel && (
        <OpenPanel
          name={panel.name}
          records={panel.records}
          next={panel.next}
          refresh={act.refresh}
          onClose={() => setPanel(undefined)}
        />
      )}
    </ActionContext>
  )
}

/** A dialog of the area's own. One that the operator may no longer open is gone. */
const OpenPanel = ({ name, ...props }: Omit<PanelProps, 'resource'> & { name: string }) => {
  const resource = useDeclaration()
  const Panel = useAreaComponent<PanelProps>(resource.panels?.[name]?.component)
  return <Suspense>{Panel && <Panel key={resourceName(resource)} resource={resource} {...props} />}</Suspense>
}
