import { Fragment } from 'react'
import type { Label } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'

/** A text of a document; words in backticks are code. */
export const Words = ({ text }: { text: Label }) => {
  const pieces = useSay()(text).split('`')
  return pieces
    .map((piece, place) => ({ piece, place }))
    .map(({ piece, place }) =>
      place % 2 === 1 ? <code key={place}>{piece}</code> : <Fragment key={place}>{piece}</Fragment>,
    )
}
