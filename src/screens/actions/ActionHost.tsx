import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { type RaRecord, useEvent, useNavigate, useNotify } from 'react-admin'
import { type Action, addressFrom, resourceName } from '@/declaration'
import { InMui, useLost, usePart } from '@/ui/late'
import { canAsk, needsApproval } from '../approval/canAsk'
import type { PanelProps } from '../areaParts'
import { useAreaComponent, useDeclaration } from '../declarations'
import { LatePart } from '../LatePart'
import { useSelection } from '../list/selection'
import { asking, type StartAction } from './asking'
import { availabilityOf, currentTime } from './availability'
import type { Changed } from './fate'
import { canCopy, copyName, copySearch, offeredOn } from './offers'
import { useReasonOf } from './reasons'
import { useAct } from './useAct'

/** Takes over an action instead of its dialog; false if it concerns another record. */
type Carry = (record: RaRecord) => boolean

/** Forms within the page that take over an action, by the action's name. */
const CarriersContext = createContext<Map<string, Carry> | undefined>(undefined)

/** Makes the action's button or shortcut open this form in a detail instead of a dialog. */
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

export interface ActionRequest {
  readonly name: string
  readonly action: Action
  readonly records: readonly [RaRecord, ...RaRecord[]]
  /** Started from a list's selection, even if only one record is ticked. */
  readonly bulk: boolean
  readonly next?: () => void
  /** It was sent without asking, but others had changed the record, so now it is asked. */
  readonly changed?: Changed
  /** The platform has refused it without approval: the dialog asks for that at once. */
  readonly refused?: true
}

const ActionContext = createContext<StartAction | undefined>(undefined)

export const useStartAction = (): StartAction => {
  const start = useContext(ActionContext)
  if (!start) throw new Error('actions need an ActionHost above them')
  return start
}

export const ActionHost = ({ children }: { children: ReactNode }) => {
  const resource = useDeclaration()
  const act = useAct()
  const navigate = useNavigate()
  const [request, setRequest] = useState<ActionRequest & { opening: number }>()
  const denied = request !== undefined && !resource.actions?.[request.name]
  const [panel, setPanel] = useState<{ name: string; records: readonly RaRecord[]; next?: () => void }>()
  const [carriers] = useState(() => new Map<string, Carry>())
  // An effect, because effects wait while a page is hidden, when nobody would notice that the typed text is gone.
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
      const link = resource.links?.[name]
      if (link && source) {
        const address = addressFrom(link.to, source) ?? ''
        if (address.startsWith('/')) navigate(address)
        else if (address) window.open(address, '_blank', 'noopener,noreferrer')
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
      const ask = (why?: Pick<ActionRequest, 'changed' | 'refused'>) =>
        setRequest((last) => ({
          name,
          action,
          records: [first, ...others],
          bulk,
          next: action.next && next,
          ...why,
          opening: (last?.opening ?? 0) + 1,
        }))
      if (bulk || action.inputs || action.confirm || action.undo !== undefined) ask()
      else
        void act.once(name, first).then((fate) => {
          if (fate?.state === 'changed') ask({ changed: fate.changed })
          if (fate?.state === 'failed' && fate.code === needsApproval && canAsk()) ask({ refused: true })
        })
    },
    [resource, act, carriers, navigate],
  )
  const selection = useSelection()
  useEffect(
    () => asking.add({ area: resourceName(resource), start, selection }),
    [resource, start, selection],
  )
  const close = useCallback(() => setRequest(undefined), [])
  const isOpen = request !== undefined
  useEffect(() => {
    if (!isOpen) return
    return () => {
      // The opening button is gone once nothing is ticked: move the focus to the page, not to the top of the document.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
  const ActionDialog = usePart(loadDialog, request !== undefined, close)
  return (
    <ActionContext value={start}>
      <CarriersContext value={carriers}>{children}</CarriersContext>
      {request && ActionDialog && (
        // The key gives each opening a fresh dialog without the last one's input.
        <Opened key={`${resourceName(resource)}#${request.opening}`} onClose={close}>
          <ActionDialog request={request} act={act} onClose={close} />
        </Opened>
      )}
      {panel && <OpenPanel {...panel} refresh={act.refresh} onClose={() => setPanel(undefined)} />}
    </ActionContext>
  )
}

/** Anything that opens over the screen. If an area's part fails to load, that is reported and the screen stays as it is. */
const Opened = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <LatePart onLost={useLost(onClose)}>{children}</LatePart>
)

/** An area's own dialog. It closes once the operator may no longer open it. */
const OpenPanel = ({ name, ...props }: Omit<PanelProps, 'resource'> & { name: string }) => {
  const resource = useDeclaration()
  const Panel = useAreaComponent<PanelProps>(resource.panels?.[name]?.component)
  return (
    <Opened onClose={props.onClose}>
      <InMui>{Panel && <Panel key={resourceName(resource)} resource={resource} {...props} />}</InMui>
    </Opened>
  )
}

/** Starts whatever has this shortcut, or says why the record forbids it. False if the letter is not a shortcut. */
export const useShortcuts = (): ((letter: string, record: RaRecord, next?: () => void) => boolean) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const notify = useNotify()
  const reasonOf = useReasonOf(resource)
  return useEvent((letter, record, next) => {
    const found = offeredOn(resource, 'row').find(([, { shortcut }]) => shortcut === letter)
    if (!found) return false
    const [name, offer] = found
    const { allowed, code } = availabilityOf(offer, record, currentTime())
    if (allowed) start(name, [record], { next })
    else void reasonOf({ offer, record, code }).then((reason) => notify(reason, { type: 'warning' }))
    return true
  })
}
