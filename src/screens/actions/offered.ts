import { type Action, canCreate, l, type Panel, type Resource } from '@/declaration'

/** What is offered of an area's records: an action, which is a call, or a panel, which opens something of the area's own. */
export type Offer = Action | Panel

/** A new record with values of another: it opens the form, as a panel opens something of the area's own. */
const copying: Panel = {
  label: l('复制', 'Copy', 'Copiar'),
  icon: 'copy',
  component: '',
  on: ['row'],
  capability: 'create',
}

/** The name of the offer to copy a record. */
export const copyName = 'copy'

/** Whether records of the area can be copied. */
export const canCopy = (resource: Resource): boolean =>
  canCreate(resource) && (resource.save?.copy ?? []).length > 0

/** Actions and panels of a place, in their declared order, actions first, and the copy of a record. */
export const offeredOn = (
  resource: Resource,
  place: 'row' | 'bulk' | 'list',
): readonly (readonly [name: string, offer: Offer])[] => {
  const { actions = {}, panels = {} } = resource
  const offers = [...Object.entries(actions), ...Object.entries(panels)].filter(([, { on }]) =>
    on.some((one) => one === place),
  )
  return place === 'row' && canCopy(resource) ? [...offers, [copyName, copying]] : offers
}

/** Whether it opens something of the area's own. */
export const isPanel = (offer: Offer): offer is Panel => 'component' in offer

/** Whether it cannot be taken back, or costs money. */
export const isDangerous = (offer: Offer): boolean => !isPanel(offer) && offer.danger === true
