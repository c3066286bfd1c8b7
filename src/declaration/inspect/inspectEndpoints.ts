import { type Endpoints, endpointParts } from '../endpoint'
import { inspectParts, type Surroundings } from './inspectParts'

/** Checks the calls that components make. */
export const inspectEndpoints = (endpoints: Endpoints | undefined, around: Surroundings): void => {
  for (const [name, endpoint] of Object.entries(endpoints ?? {})) {
    const place = `endpoints.${name}`
    const { call, inputs, requestId } = endpoint
    if (!/^[a-z][a-z0-9_]*$/i.test(name))
      around.report(place, 'is not a valid name; use one word of letters and digits')
    // Their fields are those of the call, not of a record.
    inspectParts(endpoint, place, endpointParts, {
      ...around,
      words: undefined,
      inputs: { ...endpoint.query, ...inputs },
    })
    if (!call.startsWith('POST ') && (inputs || requestId))
      around.report(`${place}.call`, `"${call}" has no body; use POST, or move its inputs into "query"`)
  }
}
