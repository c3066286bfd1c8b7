import { useEffect } from 'react'
import type { FieldOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { sizeOf } from '../validation'
import { typesOf } from './acceptedTypes'

/** What may be uploaded, in words. */
export const Allowed = ({ field }: { field: FieldOf<'files'> | FieldOf<'image'> }) => {
  const say = useSay()
  const most = field.kind === 'files' ? field.maxItems : undefined
  const said = [
    field.accept && say('console.kind.files_allowed', { types: typesOf(field.accept) }),
    most !== undefined && say('console.kind.files_limit', { max: most }),
    field.maxBytes !== undefined && say('console.kind.file_limit', { size: sizeOf(field.maxBytes) }),
  ].filter(Boolean)
  return said.length === 0 ? null : <div className="kind-note kind-allowed">{said.join(' · ')}</div>
}

/** Blocks sending the form while one of its files is uploading. */
export const useComplaint = (running: boolean, complain: (problem: string | undefined) => void) => {
  const problem = useSay()('console.kind.uploading')
  useEffect(() => complain(running ? problem : undefined), [running, problem, complain])
}
