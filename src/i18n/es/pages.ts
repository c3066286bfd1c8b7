import type { Texts } from '../zh/pages'

const es: Texts = {
  brand: 'Plataforma abierta',
  promise: 'El espacio de trabajo de socios y comercios',
  scope:
    'Autorizaciones de tiendas, envío de pedidos, SMS y correo, cobros y operaciones, en una sola consola.',
  language: 'Idioma',
  signInTitle: 'Iniciar sesión en la consola',
  username: 'Usuario o móvil',
  password: 'Contraseña',
  usernameMissing: 'Introduzca su usuario o móvil',
  passwordMissing: 'Introduzca su contraseña',
  showPassword: 'Mostrar contraseña',
  capsLock: 'Bloq Mayús está activado',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  dismiss: 'Cerrar aviso',
  partLost: 'No se ha podido cargar una parte de la página. Compruebe la red y reinténtelo.',
  register: 'Crear una cuenta',
  forgotten: '¿Olvidó su contraseña?',
}

export default es
