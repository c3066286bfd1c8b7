import type { HomeMessages } from '../messages'

export const home: HomeMessages = {
  title: 'Dashboard',
  welcome: 'Hello, {name}. What would you like to do?',
}
