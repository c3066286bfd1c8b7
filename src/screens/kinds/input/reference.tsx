import type { FieldOf } from '@/declaration'
import type { KindEntry } from './input'
import { line } from './text'

export const reference: KindEntry<FieldOf<'reference'>> = { Entry: (props) => <line.Entry {...props} /> }
