import { useMemo } from 'react'
import { type Field, resourceName } from '@/declaration'
import { changedField } from '@/runs/beforeAfter'
import type { RunInfo } from '@/runs/run'
import { useDeclared } from '../declarations'

/** The field of a value in a run. Undefined if it is no longer declared. */
export type FieldOf = (path: string) => Field | undefined

/** For this run's values. Stable for the same action. */
export const useFieldOf = ({ area, action }: Pick<RunInfo, 'area' | 'action'>): FieldOf => {
  const declared = useDeclared()
  return useMemo(() => {
    const head = declared.heads.find((one) => resourceName(one) === area)
    const resource = head && declared.read(head.name)
    return (path) => (resource && action !== undefined ? changedField(resource, action, path) : undefined)
  }, [declared, area, action])
}
