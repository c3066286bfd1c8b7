import type { Panel } from '../panel'
import type { ReferenceChecks } from './inspectWords'
import { type Report, suggestion } from './report'

/** Checks the references of a panel. @param capabilities all keys that can be allowed in the area */
export const inspectPanel = (
  place: string,
  { on, when, refuse, capability }: Panel,
  capabilities: readonly string[],
  area: string,
  { isCondition, areRefusals }: ReferenceChecks,
  report: Report,
): void => {
  if (on.length === 0 || on.some((one) => !['row', 'bulk', 'list'].includes(one)))
    report(`${place}.on`, 'must name "row", "bulk" or "list"')
  const known = capabilities.map((key) => key.slice(area.length + 1))
  if (!known.includes(capability))
    report(
      `${place}.capability`,
      `"${capability}" is not one of its capabilities${suggestion(capability, known)}`,
    )
  isCondition(`${place}.when`, when)
  areRefusals(`${place}.refuse`, refuse)
}
