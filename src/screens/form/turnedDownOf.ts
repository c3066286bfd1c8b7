import type { RaRecord } from 'react-admin'
import { holds, type Resource } from '@/declaration'
import { currentTime } from '../actions/availability'

/** Why a record was turned down, and the input that the reason is about, if known. */
export interface Verdict {
  readonly reason: string
  readonly about?: string
}

/** Why a record was turned down; undefined if it was not. */
export function turnedDownOf({ save }: Resource, record: RaRecord): Verdict | undefined {
  const { turnedDown, fields = [] } = save ?? {}
  if (!turnedDown || !holds(turnedDown.when, record, currentTime())) return undefined
  const reason: unknown = record[turnedDown.reason]
  if (typeof reason !== 'string' || reason === '') return undefined
  return { reason, about: fields.find((field) => turnedDown.about[field]?.includes(reason)) }
}
