import type { Texts } from '../zh/pages'

const en: Texts = {
  brand: 'Open Platform',
  promise: 'Where partners and merchants run their business',
  scope: 'Shop authorisations, order push, SMS and e-mail, payments and trades, in one console.',
  language: 'Language',
  signInTitle: 'Sign in to the console',
  username: 'Username or mobile',
  password: 'Password',
  usernameMissing: 'Enter your username or mobile number',
  passwordMissing: 'Enter your password',
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  dismiss: 'Dismiss',
  partLost: 'A part of the page could not be loaded. Check the network and try again.',
  register: 'Create an account',
  forgotten: 'Forgot your password?',
}

export default en
