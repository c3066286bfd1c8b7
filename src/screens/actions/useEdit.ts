import { type RaRecord, useNavigate, useTranslate } from 'react-admin'
import { canEdit, holds } from '@/declaration'
import { useDeclaration } from '../declarations'
import { currentTime } from './availability'

/** The way to change a record; undefined where records are not changed. */
export const useEdit = (
  record: RaRecord,
): { readonly label: string; readonly allowed: boolean; readonly open: () => void } | undefined => {
  const resource = useDeclaration()
  const translate = useTranslate()
  const navigate = useNavigate()
  if (!canEdit(resource)) return undefined
  const now = currentTime()
  const refused = resource.save?.refuse?.some(({ when }) => holds(when, record, now)) ?? false
  return {
    label: translate('ra.action.edit'),
    allowed: !refused && holds(resource.save?.when, record, now),
    open: () => navigate(`${resource.path}/${encodeURIComponent(record.id)}`),
  }
}
