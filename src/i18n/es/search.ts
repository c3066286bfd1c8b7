import type { SearchMessages } from '../messages'

export const search: SearchMessages = {
  open: 'Buscar en el menú',
}
