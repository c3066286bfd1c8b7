import { useEffect } from 'react'

/** An answer that holds nothing, where something was taken for granted. */
const order = (): { readonly title: string } => JSON.parse('null')

/** Fails while it is drawn: it reads a property of nothing. */
export const FailsDrawing = () => <p>{order().title}</p>

/** What the second failing part says. */
export const effectMessage = 'This part was drawn, and failed afterwards on purpose'

/** Is drawn, and fails in its effect. */
export const FailsAfterwards = () => {
  useEffect(() => {
    throw new ReferenceError(effectMessage)
  }, [])
  return null
}
