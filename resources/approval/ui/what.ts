import { type Label, l, oneOf } from '@/declaration'
import { useAreaInTime } from '@/screens/declarations'

const save = l('保存', 'Save', 'Guardar')

/** The request, by the labels of its area and action; the key if the operator may not see that area. */
export const useWhat = (what: string): readonly Label[] => {
  const [area = '', action = ''] = what.split('.')
  const resource = useAreaInTime(area)
  if (!resource) return [l(what, what, what)]
  const label = resource.actions?.[action]?.label ?? (action === 'save' ? save : l(action, action, action))
  return [oneOf(resource), label]
}
