import type { Field } from '@/declaration'
import type { ViewProps } from '../look'
import { Raw } from './Raw'

/** As the platform sends it: usually masked, and in full only if the platform sent it so. */
export const Contact = ({ value }: Pick<ViewProps<Field>, 'value'>) =>
  typeof value === 'string' ? <span title={value}>{value}</span> : <Raw value={value} />
