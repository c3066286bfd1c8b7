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
    if (!/^[a-z]$/.test(shortcut)) report(here, `"${shortcut}" is not a letter; give one from a to z`)
    else if (reservedShortcuts.includes(shortcut))
      report(here, `"${shortcut}" already goes to another record in every detail; use another letter`)
    else if (other !== undefined) report(here, `"${shortcut}" already opens ${other}; use another letter`)
    else if (!on.some((one) => one === 'row'))
      report(here, 'needs a single record; add "row" to "on", or remove it')
    taken.set(shortcut, place)
  }
}
