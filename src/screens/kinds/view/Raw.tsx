import type { Json } from '@/declaration'

/** A value that is not what the declaration promises, as it came: shown in grey, never hidden (domain §1). */
export const Raw = ({ value }: { value: Json }) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (
    <span className="kind-raw" title={text}>
      {text}
    </span>
  )
}
