import { useMemo } from 'react'
import { type RaRecord, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Action, WireRecord } from '@/declaration'
import { useDeclaration, useDeclared } from '../declarations'
import type { KeptForm } from '../form/FormDraft'
import { useRecordName } from '../recordName'
import { inputsFor } from './edits'

interface AskedAction {
  readonly name: string
  readonly action: Action
  readonly records: readonly RaRecord[]
  readonly bulk: boolean
  /** The form is part of the page: its address is enough to find it again. */
  readonly inPage?: boolean
  /** What the form begins with. */
  readonly start: WireRecord
  readonly onRestored?: (fields: readonly string[]) => void
}

/** How an action's inputs are kept: under its record, or together with the ticks for ticked records. */
export const useKeptAction = ({
  name,
  action,
  records,
  bulk,
  inPage = false,
  start,
  onRestored,
}: AskedAction): KeptForm => {
  const area = useResourceContext() ?? ''
  const resource = useDeclaration()
  const declared = useDeclared()
  const nameOf = useRecordName()
  const { pathname, search } = useLocation()
  return useMemo((): KeptForm => {
    const ids = records.map(({ id }) => String(id))
    const [first] = records
    const whole = declared.read(resource.name)
    return {
      place: {
        key: bulk ? `bulk ${area} ${name}` : `action ${area} ${name} ${ids.join()}`,
        kind: 'action',
        about: action.label,
        to: pathname + search,
        ...(!inPage && { asked: { area, action: name, ids, bulk } }),
      },
      fields: inputsFor(action, records),
      start,
      titleOf: () => (first && !bulk ? nameOf(first) : ''),
      isDeclared: (input) => whole?.actions?.[name]?.inputs?.[input] !== undefined,
      ...(onRestored && { onRestored }),
    }
  }, [
    area,
    resource,
    declared,
    nameOf,
    pathname,
    search,
    name,
    action,
    records,
    bulk,
    inPage,
    start,
    onRestored,
  ])
}
