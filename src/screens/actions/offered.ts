import { type Action, canCreate, l, type Panel, type Resource } from '@/declaration'

/** Something offered for an area's records: an action, which is a call, or a panel, which opens an area's own component. */
export type Offer = Action | Panel

/** A copy of a record. It opens the form, as a panel opens a component. */
const copying: Panel = {
  label: l('复制', 'Copy', 'Copiar'),
  icon: 'copy',
  component: '',
  on: ['row'],
  capability: 'create',
}

export const copyName = 'copy'

export const canCopy = (resource: Resource): boolean =>
  canCreate(resource) && (resource.save?.copy ?? []).length > 0

/** A place's actions, then panels, in declared order, and the copy of a record. */
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

export const isPanel = (offer: Offer): offer is Panel => 'component' in offer

export const isDangerous = (offer: Offer): boolean => !isPanel(offer) && offer.danger === true
