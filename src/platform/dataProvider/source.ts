import type { WireRecord } from '@/declaration'
import type { Failure } from './errors'
import type { Page, PageRequest } from './pages'
import type { Row } from './row'

/** The outcome of a batch, by record. */
export interface Outcome {
  readonly succeeded: readonly string[]
  readonly failed: readonly Failure[]
}

/** Where the records of an area come from: the platform's calls, or a REST service. Methods reject and never throw. */
export interface Source {
  page(request: PageRequest): Promise<Page>
  /** @throws PlatformError with the declared code if the record does not exist */
  one(id: string, signal?: AbortSignal): Promise<Row>
  /** Reads those of the records that exist, if the service can do so in one call. */
  readonly many?: (ids: readonly string[], signal?: AbortSignal) => Promise<readonly Row[]>
  create(body: WireRecord, signal?: AbortSignal): Promise<Row>
  update(id: string, body: WireRecord): Promise<Row>
  /** Deletes records; refusals are failures of the records. */
  remove(rows: readonly Row[], input?: WireRecord): Promise<Outcome>
}
