import type { ErrorLogMessages } from '../messages'

export const errorLog: ErrorLogMessages = {
  title: 'Registro de errores',
  open: 'Registro de errores ({count})',
  hint: 'Se guarda solo en esta página, hasta que se recargue. Cópielo cuando escriba a soporte.',
  message: 'Mensaje',
  stack: 'Pila',
  no_stack: 'Sin pila',
  components: 'En los componentes',
  source_render: 'Presentación de la página',
  source_rejection: 'Tarea en segundo plano',
  source_error: 'Ejecución',
  source_menu: 'Configuración del menú',
  source_load: 'Carga',
  source_answer: 'Respuesta ilegible',
  times: '{count} veces',
  copy: 'Copiar como texto',
  clear: 'Borrar todo',
}
