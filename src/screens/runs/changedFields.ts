import { useMemo } from 'react'
import { type Field, resourceName } from '@/declaration'
import { changedField } from '@/runs/beforeAfter'
import type { RunInfo } from '@/runs/run'
import { useDeclared } from '../declarations'

/** The field that a value before or after a run is of; undefined if it is not declared any more. */
export type FieldOf = (path: string) => Field | undefined

/** For the values of this run; the same function until it is another action. */
export const useFieldOf = ({ area, action }: Pick<RunInfo, 'area' | 'action'>): FieldOf => {
  const declared = useDeclared()
  return useMemo(() => {
    const head = declared.heads.find((one) => resourceName(one) === area)
    const resource = head && declared.read(head.name)
    return (path) => (resource && action !== undefined ? changedField(resource, action, path) : undefined)
  }, [declared, area, action])
}
