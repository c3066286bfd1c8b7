import type { Endpoints } from '../endpoint'
import { inspectFields } from './inspectFields'
import { inspectCall } from './inspectWords'
import { hasParts, type Report } from './report'

/** Checks the calls and fields of endpoints. @param areas the names of all areas, for references */
export const inspectEndpoints = (
  endpoints: Endpoints | undefined,
  areas: readonly string[],
  report: Report,
): void => {
  for (const [name, endpoint] of Object.entries(endpoints ?? {})) {
    const place = `endpoints.${name}`
    const parts = {
      label: 'label',
      call: 'text',
      query: 'group?',
      inputs: 'group?',
      answer: 'group',
    } as const
    if (!hasParts(endpoint, place, parts, report)) continue
    const { call, query, inputs, answer, requestId } = endpoint
    inspectCall(`${place}.call`, call, report, false)
    if (!call.startsWith('POST ') && (inputs || requestId))
      report(`${place}.call`, `"${call}" has no body; use POST, or move its inputs into "query"`)
    for (const [section, fields] of Object.entries({ query, inputs, answer }))
      if (fields) inspectFields(fields, `${place}.${section}`, report, areas)
  }
}
