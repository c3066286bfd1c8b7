import type { PasswordMessages } from '../messages'

export const password: PasswordMessages = {
  title: 'Change password',
  old_password: 'Old password',
  new_password: 'New password',
  new_password_again: 'New password again',
  show: 'Show: {name}',
  hide: 'Hide: {name}',
  old_required: 'Please enter the old password',
  length: 'Length must be 6 to 20 characters',
  mismatch: 'The two passwords do not match',
  submit: 'Confirm',
  done_title: 'Success',
  done: 'Password changed',
  others_end: 'Afterwards you are signed out on all other devices.',
  unknown:
    'The platform did not answer; the password may have been changed. Try again later: if the old password is then wrong, sign in with the new one.',
}
