import type { Identifier } from 'react-admin'
import { type Action, canCreate, type Link, l, type Panel, type Resource } from '@/declaration'

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

/** An offer that needs no other capability than these only shows something. */
const reading = ['list', 'detail']

/** An area without a form has a main offer: the first panel that is only on the list and does more than show something. */
export const mainOffer = (resource: Resource): string | undefined =>
  canCreate(resource)
    ? undefined
    : Object.entries(resource.panels ?? {}).find(
        ([, { on, capability }]) => on.join() === 'list' && !reading.includes(capability),
      )?.[0]

export const isAction = (offer: Offer): offer is Action => 'call' in offer

export const isDangerous = (offer: Offer): boolean => isAction(offer) && offer.danger === true
