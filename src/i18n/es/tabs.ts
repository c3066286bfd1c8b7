import type { TabMessages } from '../messages'

export const tabs: TabMessages = {
  strip: 'Páginas abiertas',
  more: 'Más opciones de esta página',
  refresh: 'Actualizar',
  pin: 'Anclar',
  unpin: 'Desanclar',
  close: 'Cerrar',
  close_others: 'Cerrar otros',
  close_all: 'Cerrar todos',
  close_page: 'Cerrar «{page}»',
  pinned: 'anclada',
  unsaved: 'sin guardar',
  unsaved_title: '¿Descartar los cambios sin guardar?',
  unsaved_text: 'Estas páginas tienen cambios sin guardar o tareas sin terminar que se perderán:',
  unsaved_leave: 'Descartar los cambios',
  unsaved_stay: 'Seguir editando',
}
