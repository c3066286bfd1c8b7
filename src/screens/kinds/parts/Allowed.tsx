import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldOf } from '@/declaration'
import { sizeOf } from '../validation'
import { typesOf } from './acceptedTypes'

/** What may be uploaded, in words. */
export const Allowed = ({ field }: { field: FieldOf<'files'> | FieldOf<'image'> }) => {
  const translate = useTranslate()
  const most = field.kind === 'files' ? field.maxItems : undefined
  const said = [
    field.accept && translate('console.kind.files_allowed', { types: typesOf(field.accept) }),
    most !== undefined && translate('console.kind.files_limit', { max: most }),
    field.maxBytes !== undefined && translate('console.kind.file_limit', { size: sizeOf(field.maxBytes) }),
  ].filter(Boolean)
  return said.length === 0 ? null : <div className="kind-note kind-allowed">{said.join(' · ')}</div>
}

/** Keeps a form from being sent while one of its files is still on its way. */
export const useComplaint = (running: boolean, complain: (problem: string | undefined) => void) => {
  const problem = useTranslate()('console.kind.uploading')
  useEffect(() => complain(running ? problem : undefined), [running, problem, complain])
}
