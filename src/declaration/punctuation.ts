import { l } from './label'

export const colon = l('：', ': ', ': ')

export const comma = l('、', ', ', ', ')

export const semicolon = l('；', '; ', '; ')

export const quoted = l('“{text}”', '“{text}”', '«{text}»')
