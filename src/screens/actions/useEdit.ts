import { type RaRecord, useNavigate } from 'react-admin'
import { canEdit } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useDeclaration } from '../declarations'
import { availabilityOf, currentTime } from './availability'

/** How to edit a record; undefined where records cannot be edited. */
export const useEdit = (
  record: RaRecord,
): { readonly label: string; readonly allowed: boolean; readonly open: () => void } | undefined => {
  const resource = useDeclaration()
  const say = useSay()
  const navigate = useNavigate()
  if (!canEdit(resource)) return undefined
  return {
    label: say('ra.action.edit'),
    allowed: availabilityOf(resource.save ?? {}, record, currentTime()).allowed,
    open: () => navigate(`${resource.path}/${encodeURIComponent(record.id)}`),
  }
}
