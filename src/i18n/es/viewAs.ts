import type { ViewAsMessages } from '../messages'

export const viewAs: ViewAsMessages = {
  open: 'Ver como otro rol…',
  changed: 'Sus permisos han cambiado',
}
