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
import { type RaRecord, useEvent, useNavigate, useNotify } from 'react-admin'
import { type Action, resourceName } from '@/declaration'
import type { PanelProps } from '../areaParts'
import { useAreaComponent, useDeclaration } from '../declarations'
import { copySearch } from '../form/copied'
import { usePart } from '../latePart'
import { availabilityOf, currentTime, useReasonOf } from './availability'
import { canCopy, copyName, offeredOn } from './offered'
import { useAct } from './useAct'

/** Takes over an action instead of its dialog; false if it concerns another record. */
type Carry = (record: RaRecord) => boolean

const carriersOf = () => new Map<string, Carry>()

/** Forms within the page that take over an action, by the action's name. */
const CarriersContext = createContext<Map<string, Carry> | undefined>(undefined)

/**
 * For a component with an action's form in a detail: the action's button or shortcut leads to that form instead of opening a
 * dialog.
 *
 * @param carry returns false if the action concerns another record
 */
export const useCarriesOut = (name: string, carry: Carry): void => {
  const carriers = useContext(CarriersContext)
  const latest = useEvent(carry)
  useEffect(() => {
    carriers?.set(name, latest)
    return () => void carriers?.delete(name)
  }, [carriers, name, latest])
}

// The dialog pulls in the forms, so lists load it separately.
const loadDialog = () => import('./ActionDialog').then((module) => ({ default: module.ActionDialog }))

/** The action that the operator is about to take. */
export interface ActionRequest {
  readonly name: string
  readonly action: Action
  readonly records: readonly [RaRecord, ...RaRecord[]]
  /** Started from a list's selection, even if only one record is ticked. */
  readonly bulk: boolean
  /** Goes to the record after this one. */
  readonly next?: () => void
}

/** Starts an action: at once if there is nothing to ask, otherwise in a dialog. */
type StartAction = (
  name: string,
  records: readonly RaRecord[],
  options?: { bulk?: boolean; next?: () => void },
) => void

const ActionContext = createContext<StartAction | undefined>(undefined)

/** Returns the function that starts an action of the current area. */
export const useStartAction = (): StartAction => {
  const start = useContext(ActionContext)
  if (!start) throw new Error('actions need an ActionHost above them')
  return start
}

/** Holds the single dialog in which a screen's actions are confirmed and followed. */
export const ActionHost = ({ children }: { children: ReactNode }) => {
  const resource = useDeclaration()
  const act = useAct()
  const navigate = useNavigate()
  const [request, setRequest] = useState<ActionRequest & { opening: number }>()
  const denied = request !== undefined && !resource.actions?.[request.name]
  const [panel, setPanel] = useState<{ name: string; records: readonly RaRecord[]; next?: () => void }>()
  const [carriers] = useState(carriersOf)
  // Close a dialog that the operator is no longer permitted to use. This is an effect because effects wait on hidden pages,
  // where nobody would notice that the typed text is gone.
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
      // The bar with the opening button is gone once nothing is ticked: move the focus to the page, not to the top of the
      // document.
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
        // The key gives each opening a fresh dialog without the last one's input.
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

/** An area's own dialog. It closes once the operator may no longer open it. */
const OpenPanel = ({ name, ...props }: Omit<PanelProps, 'resource'> & { name: string }) => {
  const resource = useDeclaration()
  const Panel = useAreaComponent<PanelProps>(resource.panels?.[name]?.component)
  return <Suspense>{Panel && <Panel key={resourceName(resource)} resource={resource} {...props} />}</Suspense>
}

/**
 * Starts the action or opens the panel with this shortcut. If the record does not allow it, says why.
 *
 * @returns whether the letter is a shortcut
 */
export const useShortcuts = (): ((letter: string, record: RaRecord, next?: () => void) => boolean) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const notify = useNotify()
  const reasonOf = useReasonOf()
  return useEvent((letter, record, next) => {
    const found = offeredOn(resource, 'row').find(([, { shortcut }]) => shortcut === letter)
    if (!found) return false
    const [name, offer] = found
    const availability = availabilityOf(offer, record, currentTime())
    if (availability.allowed) start(name, [record], { next })
    else void reasonOf(availability.code).then((reason) => notify(reason, { type: 'warning' }))
    return true
  })
}
