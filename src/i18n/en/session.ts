import type { SessionMessages } from '../messages'

export const session: SessionMessages = {
  title: 'Confirm logout',
  text: 'You have been logged out. You can cancel to stay on this page, or log in again',
  reason: 'Reason: {reason}',
  sign_in_page: 'Log in again',
  cancel: 'Cancel',
  sign_in: 'Log in and continue',
  keeps:
    'Logging in here keeps every open page and everything you typed; another account starts from scratch.',
  unsaved:
    'These pages hold unsaved changes or unfinished work. “Log in and continue” keeps them, “Log in again” loses them:',
  username: 'User name or mobile number',
  username_required: 'Enter the user name or mobile number',
  password: 'Password',
  password_required: 'Enter the password',
  code: 'Text message code',
  code_required: 'Enter the 6 digits of the code',
  code_wanted: 'To protect the account, get the code that is sent to {mobile}',
  code_wanted_own: 'To protect the account, get the code that is sent to the mobile number of the account',
  send_code: 'Get code',
  resend_in: 'Again in {seconds} s',
}
