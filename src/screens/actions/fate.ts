import type { RaRecord } from 'react-admin'
import type { Action, Json, Resource, WireRecord } from '@/declaration'
import type { Change } from '@/declaration/changes'

/** What became of a record. `unknown`: no answer came, and the platform does not know the call, or not yet. */
export type Fate =
  | {
      readonly state: 'done'
      /** The platform's answer. */
      readonly answer?: Json
      /** Changes by others that do not affect the action, reported after the success. */
      readonly meanwhile?: string
    }
  | {
      readonly state: 'unknown'
      readonly reason: string
      /** The platform is known to keep request ids, so repeating the call with the same id runs it at most once. */
      readonly kept?: true
    }
  | FailedFate
  /** Others have changed something the action depends on: the operator has to look at it and confirm again. */
  | { readonly state: 'changed'; readonly reason: string; readonly changed: Changed }

export interface FailedFate {
  readonly state: 'failed'
  readonly reason: string
  readonly code?: number
  /** The record as it is now, if it was refused because somebody else had changed it. */
  readonly record?: RaRecord
}

/** The record as it is now, and what others changed in it. */
export interface Changed {
  readonly record: RaRecord
  readonly changes: readonly Change[]
}

export interface SingleOrder {
  readonly area: string
  readonly resource: Resource
  readonly name: string
  readonly action: Action
  readonly record: RaRecord
  readonly input: WireRecord
  /** The same for every retry, so the call runs at most once. */
  readonly requestId: string
}

export type Asked = Omit<SingleOrder, 'area' | 'resource' | 'requestId'>
