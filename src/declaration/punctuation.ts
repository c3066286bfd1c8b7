import { l } from './label'

/** Between a name and what is said about it. */
export const colon = l('：', ': ', ': ')

/** Between the members of a list. */
export const comma = l('、', ', ', ', ')

/** Between the parts of a sentence. */
export const semicolon = l('；', '; ', '; ')
