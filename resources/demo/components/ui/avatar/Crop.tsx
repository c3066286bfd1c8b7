import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useSay } from '@/i18n/useSay'
import { type Cut, mostZoom } from './cut'
import { texts } from './texts'
import type { Chosen } from './useChosen'
import 'react-easy-crop/react-easy-crop.css'

const Parts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 24 })

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 280px',
  height: 300,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  backgroundColor: '#17202b',
  '& [data-testid=cropper]:focus-visible': { outline: '3px solid #fff', outlineOffset: -3 },
}))

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  flex: '0 0 150px',
  color: theme.palette.text.secondary,
  [theme.breakpoints.down('sm')]: {
    flexFlow: 'row wrap',
    flexBasis: '100%',
    justifyContent: 'center',
    '& > span': { flexBasis: '100%' },
  },
}))

const Window = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '& img': { position: 'absolute', maxWidth: 'none', transformOrigin: 'top left' },
})

/** Preview of the crop, scaled in percent of the picture. */
const Preview = ({
  address,
  cut,
  size,
  round,
  name,
}: {
  address: string
  cut: Cut
  size: number
  round: boolean
  name: string
}) => (
  <Window role="img" aria-label={name} style={{ width: size, height: size, borderRadius: round ? '50%' : 6 }}>
    <img
      src={address}
      alt=""
      style={{
        width: `${10_000 / cut.width}%`,
        height: `${10_000 / cut.height}%`,
        left: `${(-100 * cut.x) / cut.width}%`,
        top: `${(-100 * cut.y) / cut.height}%`,
      }}
    />
  </Window>
)

/**
 * Selects a square of a picture.
 *
 * @param onCut receives the square in the picture's pixels
 */
export const Crop = ({
  chosen: { address, picture },
  onCut,
}: {
  chosen: Chosen
  onCut: (cut: Cut) => void
}) => {
  const say = useSay()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [share, setShare] = useState<Cut>()
  const most = mostZoom({ width: picture.naturalWidth, height: picture.naturalHeight })
  return (
    <>
      <Parts>
        <Stage>
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={most}
            aspect={1}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': say(texts.crop) }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(percent, pixels) => {
              setShare(percent)
              onCut(pixels)
            }}
          />
        </Stage>
        <Side>
          <span>{say(texts.previews)}</span>
          {share && (
            <>
              <Preview address={address} cut={share} size={120} round={false} name={say(texts.square)} />
              <Preview address={address} cut={share} size={120} round name={say(texts.circle)} />
            </>
          )}
        </Side>
      </Parts>
      <Slider
        // Leaves room for the slider's thumb.
        sx={{ mt: 3, mx: '10px', width: 'calc(100% - 20px)' }}
        aria-label={say(texts.zoom)}
        min={1}
        max={most}
        step={0.01}
        disabled={most === 1}
        value={zoom}
        onChange={(_, value) => setZoom(Number(value))}
        getAriaValueText={(value) => `${Math.round(value * 100)}%`}
      />
    </>
  )
}
