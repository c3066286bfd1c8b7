import type { WireRecord } from '@/declaration'
import type { Failure } from './errors'
import type { Page, PageRequest } from './pages'
import type { Row } from './row'

/** A batch's outcome, record by record. */
export interface Outcome {
  readonly succeeded: readonly string[]
  readonly failed: readonly Failure[]
}

/** Where an area's records come from: the platform's calls, or a REST service. Every method rejects, none throws. */
export interface Source {
  page(request: PageRequest): Promise<Page>
  /** @throws PlatformError with the declared code when there is no such record */
  one(id: string, signal?: AbortSignal): Promise<Row>
  /** Those of the records that are there, in one call where the service can do that. */
  readonly many?: (ids: readonly string[], signal?: AbortSignal) => Promise<readonly Row[]>
  create(body: WireRecord, signal?: AbortSignal): Promise<Row>
  update(id: string, body: WireRecord): Promise<Row>
  /** Takes records away; what is refused for one record is its failure. */
  remove(rows: readonly Row[], input?: WireRecord): Promise<Outcome>
}
