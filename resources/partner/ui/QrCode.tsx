import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { encode } from 'uqr'

// Dark on white in every theme: cameras cannot read it otherwise.
const Ground = styled('svg')({
  display: 'block',
  width: 208,
  height: 208,
  borderRadius: 6,
  backgroundColor: '#ffffff',
  '&[data-faint]': { opacity: 0.12 },
})

/** A QR code, rendered locally so that no server learns the text. */
export const QrCode = ({ text, name, faint }: { text: string; name: string; faint: boolean }) => {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: squares.join('') }
  }, [text])
  return (
    <Ground
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
      data-faint={faint || undefined}
    >
      <path d={path} fill="#000000" />
    </Ground>
  )
}
