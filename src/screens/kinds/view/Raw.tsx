import type { Json } from '@/declaration'
import { Empty } from './Empty'

/** Whether there is nothing to read in a value, however deep it is. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isNothing))

/** A value that is not what the declaration promises, as it came: shown in grey, never hidden. */
export const Raw = ({ value }: { value: Json | undefined }) => {
  if (isNothing(value)) return <Empty />
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (
    <span className="kind-raw" title={text}>
      {text}
    </span>
  )
}
