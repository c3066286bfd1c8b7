import english from 'ra-language-english'
import type { AdminMessages } from '../messages'

/** react-admin's keys in English. */
export const admin: AdminMessages = english
