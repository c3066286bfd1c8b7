import { type Panel, panelParts } from '../panel'
import { capabilitiesOf } from '../permissions'
import type { Resource } from '../resource'
import { inspectParts, type Surroundings } from './inspectParts'
import { suggestion } from './report'

/** Whether the options of a panel speak of what is there. */
export const inspectPanel = (place: string, panel: Panel, resource: Resource, around: Surroundings): void => {
  inspectParts(panel, place, panelParts, around)
  const known = capabilitiesOf(resource).map((key) => key.slice(resource.name.length + 1))
  if (!known.includes(panel.capability))
    around.report(
      `${place}.capability`,
      `"${panel.capability}" is not one of its capabilities${suggestion(panel.capability, known)}`,
    )
  if (panel.on.length === 0) around.report(`${place}.on`, 'is empty; name "row", "bulk" or "list"')
}
