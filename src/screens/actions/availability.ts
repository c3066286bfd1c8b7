import { type Identifier, useEvent } from 'react-admin'
import {
  type Action,
  addressFrom,
  canCreate,
  judge,
  type Link,
  type Locale,
  l,
  type Panel,
  type Refusal,
  type Resource,
  type WireRecord,
} from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useLoaded } from '@/ui/late'

/** Whether a record allows an action; if not, the platform's refusal code, if declared. */
export interface Availability {
  readonly allowed: boolean
  readonly code?: number
}

/** As the platform will judge at `now` (Unix seconds); if a required value is unknown, that decides later. */
export const availabilityOf = (
  action: Pick<Action, 'refuse' | 'done' | 'when' | 'otherwise' | 'inBulk'> & Partial<Pick<Link, 'to'>>,
  record: WireRecord,
  now: number,
  several = false,
): Availability => {
  const codeAmong = (reasons: readonly Refusal[] = []) =>
    reasons.find(({ when }) => judge(when, record, now))?.code
  const fits =
    judge(action.when, record, now) !== false &&
    (action.to === undefined || addressFrom(action.to, record) !== undefined)
  const code =
    codeAmong(action.refuse) ??
    (fits ? undefined : action.otherwise) ??
    (several ? codeAmong(action.inBulk?.refuse) : undefined)
  if (code !== undefined) return { allowed: false, code }
  return { allowed: fits && !(action.done && judge(action.done, record, now)) }
}

/** The console's clock in Unix seconds. */
export const currentTime = (): number => Math.floor(Date.now() / 1000)

const loadCatalogue = () => import('@/declaration/errors')

/** A code's message; undefined if unknown, or if it contains figures that only the platform knows. */
const reasonIn = (
  catalogue: Awaited<ReturnType<typeof loadCatalogue>> | undefined,
  code: number | undefined,
  locale: Locale,
) => {
  const known = code !== undefined && catalogue?.errorLabel(code)
  const message = known ? catalogue?.fillMessage(code, locale) : undefined
  return message === undefined || /\{\w+\}/.test(message) ? undefined : message
}

/** Why the platform would refuse; a general sentence until the large catalogue is loaded, or if it lacks a figure. */
export const useReasons = (wanted: boolean): ((code: number | undefined) => string) => {
  const say = useSay()
  const locale = useLocale()
  const catalogue = useLoaded(loadCatalogue, wanted)
  return (code) => reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
}

/** The same as a one-off request, for a shortcut whose action is not allowed. */
export const useReasonOf = (): ((code: number | undefined) => Promise<string>) => {
  const say = useSay()
  const locale = useLocale()
  return useEvent(async (code) => {
    const catalogue = await loadCatalogue().catch(() => undefined)
    return reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
  })
}

/**
 * Something offered for an area's records: an action, which is a call; a panel, which opens an area's own component; or a
 * link, which opens a page.
 */
export type Offer = Action | Panel | Link

/** A copy of a record. It opens the form, as a panel opens a component. */
const copying: Panel = {
  label: l('复制', 'Copy', 'Copiar'),
  icon: 'copy',
  component: '',
  on: ['row'],
  capability: 'create',
}

/** The name of this offer, and of the parameter with the record's id. */
export const copyName = 'copy'

/** The search of a form that copies this record. */
export const copySearch = (id: Identifier): string => `?${new URLSearchParams({ [copyName]: String(id) })}`

/** The id of the record to copy, if the address names one. */
export const copiedId = (search: string): string | undefined =>
  new URLSearchParams(search).get(copyName) ?? undefined

export const canCopy = (resource: Resource): boolean =>
  canCreate(resource) && (resource.save?.copy ?? []).length > 0

/** A place's actions, then panels and links, in declared order, and the copy of a record. */
export const offeredOn = (
  resource: Resource,
  place: 'row' | 'bulk' | 'list',
): readonly (readonly [name: string, offer: Offer])[] => {
  const { actions = {}, panels = {}, links = {} } = resource
  const offers = [...Object.entries(actions), ...Object.entries(panels)].filter(([, { on }]) =>
    on.some((one) => one === place),
  )
  if (place !== 'row') return offers
  const copies = canCopy(resource) ? [[copyName, copying] as const] : []
  return [...offers, ...Object.entries(links), ...copies]
}

export const isAction = (offer: Offer): offer is Action => 'call' in offer

export const isDangerous = (offer: Offer): boolean => isAction(offer) && offer.danger === true
