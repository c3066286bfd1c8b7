import { useEffect } from 'react'

/** An empty answer typed as if it always had a value. */
const order = (): { readonly title: string } => JSON.parse('null')

/** Fails while rendering: reads a property of null. */
export const FailsDrawing = () => <p>{order().title}</p>

/** The error of the second part. */
const effectMessage = 'This part was drawn, and failed afterwards on purpose'

/** Fails in its effect, after rendering. */
export const FailsAfterwards = () => {
  useEffect(() => {
    throw new ReferenceError(effectMessage)
  }, [])
  return null
}
