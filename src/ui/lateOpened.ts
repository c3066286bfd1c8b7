import { createElement } from 'react'
import { type LoadPart, usePart } from './late'

/** Something that a click opens, as a component that loads when first rendered, and closes if that fails. */
export const lateOpened = <Props extends { readonly onClose: () => void }>(load: LoadPart<Props>) => {
  const Opened = (props: Props) => {
    const Part = usePart(load, true, props.onClose)
    return Part && createElement(Part, props)
  }
  return Opened
}
