import { type RaRecord, useNavigate, useTranslate } from 'react-admin'
import { canEdit } from '@/declaration'
import { useDeclaration } from '../declarations'
import { availabilityOf, currentTime } from './availability'

/** The way to change a record; undefined where records are not changed. */
export const useEdit = (
  record: RaRecord,
): { readonly label: string; readonly allowed: boolean; readonly open: () => void } | undefined => {
  const resource = useDeclaration()
  const translate = useTranslate()
  const navigate = useNavigate()
  if (!canEdit(resource)) return undefined
  return {
    label: translate('ra.action.edit'),
    allowed: availabilityOf(resource.save ?? {}, record, currentTime()).allowed,
    open: () => navigate(`${resource.path}/${encodeURIComponent(record.id)}`),
  }
}
