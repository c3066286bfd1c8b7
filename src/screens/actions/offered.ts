import type { Action, Panel, Resource } from '@/declaration'

/** What is offered of an area's records: an action, which is a call, or a panel, which opens something of the area's own. */
export type Offer = Action | Panel

/** Actions and panels of a place, in their declared order, actions first. */
export const offeredOn = (
  { actions = {}, panels = {} }: Resource,
  place: 'row' | 'bulk' | 'list',
): readonly (readonly [name: string, offer: Offer])[] =>
  [...Object.entries(actions), ...Object.entries(panels)].filter(([, { on }]) =>
    on.some((one) => one === place),
  )

/** Whether it opens something of the area's own. */
export const isPanel = (offer: Offer): offer is Panel => 'component' in offer

/** Whether it cannot be taken back, or costs money. */
export const isDangerous = (offer: Offer): boolean => !isPanel(offer) && offer.danger === true
