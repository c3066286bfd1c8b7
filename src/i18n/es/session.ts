import type { SessionMessages } from '../messages'

export const session: SessionMessages = {
  title: 'Confirmar cierre de sesión',
  text: 'Su sesión se ha cerrado. Puede cancelar para seguir en esta página o iniciar sesión de nuevo',
  reason: 'Motivo: {reason}',
  sign_in_page: 'Iniciar sesión de nuevo',
  cancel: 'Cancelar',
  sign_in: 'Iniciar sesión y continuar',
  keeps:
    'Si inicia sesión aquí, se conservan las páginas abiertas y todo lo escrito; con otra cuenta se empieza de cero.',
  unsaved:
    'Estas páginas tienen cambios sin guardar o tareas sin terminar. «Iniciar sesión y continuar» los conserva, «Iniciar sesión de nuevo» los pierde:',
  username: 'Usuario o número de móvil',
  username_required: 'Introduzca el usuario o el número de móvil',
  password: 'Contraseña',
  password_required: 'Introduzca la contraseña',
  code: 'Código del SMS',
  code_required: 'Introduzca los 6 dígitos del código',
  code_wanted: 'Para proteger la cuenta, obtenga el código que se envía a {mobile}',
  code_wanted_own: 'Para proteger la cuenta, obtenga el código que se envía al móvil de la cuenta',
  send_code: 'Obtener código',
  resend_in: 'De nuevo en {seconds} s',
}
