import type { Json } from '@/declaration'
import { Empty } from '@/ui/Empty'

/** Whether there is nothing to read in a value, however deep it is. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isNothing))

/** Leaves out what says nothing. */
const withoutNothing = (_: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !isNothing(one))
  return isNothing(value) ? undefined : value
}

/** A value that is not what the declaration promises, as it came, without what says nothing: shown in grey, never hidden. */
export const Raw = ({ value }: { value: Json | undefined }) => {
  if (isNothing(value)) return <Empty />
  const text = typeof value === 'string' ? value : JSON.stringify(value, withoutNothing)
  return (
    <span className="kind-raw" title={text}>
      {text}
    </span>
  )
}
