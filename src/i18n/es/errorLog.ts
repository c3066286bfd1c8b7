import type { ErrorLogMessages } from '../messages'

export const errorLog: ErrorLogMessages = {
  title: 'Registro de errores',
}
