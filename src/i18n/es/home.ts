import type { HomeMessages } from '../messages'

export const home: HomeMessages = {
  title: 'Panel de control',
  welcome: 'Hola, {name}. ¿Qué desea hacer?',
}
