import { reservedShortcuts } from '../action'
import type { Resource } from '../resource'
import type { Report } from './report'

/** Whether the shortcuts of actions and panels are single letters, free, and for one record. */
export const inspectShortcuts = ({ actions = {}, panels = {} }: Resource, report: Report): void => {
  const taken = new Map<string, string>()
  const offers = [
    ...Object.entries(actions).map(([name, action]) => [`actions.${name}`, action] as const),
    ...Object.entries(panels).map(([name, panel]) => [`panels.${name}`, panel] as const),
  ]
  for (const [place, { shortcut, on }] of offers) {
    if (shortcut === undefined) continue
    const here = `${place}.shortcut`
    const other = taken.get(shortcut)
    if (!/^[a-z]$/.test(shortcut)) report(here, `"${shortcut}" is no key; give one letter, a to z`)
    else if (reservedShortcuts.includes(shortcut))
      report(here, `"${shortcut}" goes to another record in every detail; take another letter`)
    else if (other !== undefined) report(here, `"${shortcut}" opens ${other} already; take another letter`)
    else if (!on.some((one) => one === 'row'))
      report(here, 'opens it for one record; add "row" to "on", or take it out')
    taken.set(shortcut, place)
  }
}
