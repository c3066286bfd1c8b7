import { useGetIdentity } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import type { Support } from '@/platform/userInfo'

export interface PopupProps {
  anchor: HTMLElement
  onClose: () => void
}

/** The support contact with its summary line; undefined when the platform names none. */
export const useSupport = (): { readonly contact: Support; readonly line: string } | undefined => {
  const say = useSay()
  const { identity } = useGetIdentity()
  const contact: Support | undefined = identity?.support
  if (!contact) return undefined
  const { name, phone } = contact
  const line = name || phone ? say('console.navbar.support_line', { name, phone }).trim() : ''
  return { contact, line: line || say('console.navbar.support') }
}
