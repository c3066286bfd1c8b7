import type { Json } from '@/declaration'
import { Empty } from '@/ui/EmptyState'

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isNothing))

const withoutNothing = (_: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !isNothing(one))
  return isNothing(value) ? undefined : value
}

/** A value that does not match its declaration: shown in grey as it came, without empty parts, never hidden. */
export const Raw = ({ value }: { value: Json | undefined }) => {
  if (isNothing(value)) return <Empty />
  const text = typeof value === 'string' ? value : JSON.stringify(value, withoutNothing)
  return (
    <span className="kind-raw" title={text}>
      {text}
    </span>
  )
}
