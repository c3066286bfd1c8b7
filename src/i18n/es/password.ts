import type { PasswordMessages } from '../messages'

export const password: PasswordMessages = {
  title: 'Cambiar contraseña',
  old_password: 'Contraseña anterior',
  new_password: 'Contraseña nueva',
  new_password_again: 'Repetir contraseña nueva',
  show: 'Mostrar: {name}',
  hide: 'Ocultar: {name}',
  old_required: 'Introduzca la contraseña anterior',
  length: 'La longitud debe ser de 6 a 20 caracteres',
  mismatch: 'Las contraseñas no coinciden',
  submit: 'Aceptar',
  done_title: 'Correcto',
  done: 'Contraseña cambiada',
  others_end: 'Después se cerrará la sesión en los demás dispositivos.',
  unknown:
    'La plataforma no ha respondido; puede que la contraseña ya se haya cambiado. Reintente más tarde: si la anterior ya no sirve, entre con la nueva.',
}
