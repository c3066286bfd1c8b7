import type { Endpoint, Resource } from '@/declaration'
import { createEmitter } from '@/declaration/emitter'
import type { Sort } from './dataProvider/listRequest'

/** The page of a list that was requested. */
export interface AskedPage {
  /** Starting at 1. */
  readonly page: number
  readonly limit: number
  readonly sort: Sort
}

/** The `data` of an answer as received, with the declaration that it should match. */
export type SeenAnswer =
  | { readonly of: 'list'; readonly resource: Resource; readonly asked: AskedPage; readonly data: unknown }
  | { readonly of: 'detail' | 'save'; readonly resource: Resource; readonly data: unknown }
  | { readonly of: 'endpoint'; readonly endpoint: Endpoint; readonly data: unknown }

/** Answers of declared calls, before they are read. Listeners must neither throw nor change anything. */
export const { emit: noteAnswer, subscribe: onAnswer } = createEmitter<[answer: SeenAnswer]>()
