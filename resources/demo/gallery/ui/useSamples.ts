import { type RaRecord, useGetList, useResourceContext } from 'react-admin'

const fewSamples = { pagination: { page: 1, perPage: 20 } }

/** The newest records of the surrounding area. */
export const useSamples = (): readonly RaRecord[] =>
  useGetList<RaRecord>(useResourceContext() ?? '', fewSamples).data ?? []
