import english from 'ra-language-english'
import type { AdminMessages } from '../messages'

export const admin: AdminMessages = english
