import type { SearchMessages } from '../messages'

export const search: SearchMessages = {
  open: 'Buscar en el menú',
  placeholder: 'Nombre o dirección de una página',
  pages: 'Páginas encontradas',
  external: 'Se abre en otra pestaña',
  nothing: 'Ninguna página coincide. Pruebe con otra palabra.',
  choose: 'elegir',
  go: 'abrir',
  close: 'cerrar',
}
