import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { type Chosen, type Cut, mostZoom } from './useChosenPicture'
import 'react-easy-crop/react-easy-crop.css'

const texts = {
  crop: l('裁剪框，用方向键移动', 'Crop; the arrow keys move it', 'Recorte; las flechas lo mueven'),
  zoom: l('缩放', 'Zoom', 'Ampliación'),
  previews: l('预览', 'Preview', 'Vista previa'),
  square: l('方形头像预览', 'Preview of the square picture', 'Vista previa cuadrada'),
  circle: l('圆形头像预览', 'Preview of the round picture', 'Vista previa redonda'),
}

const side = 120

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

interface PreviewProps {
  readonly address: string
  readonly cut: Cut
  readonly round: boolean
  readonly name: string
}

/** Preview of the crop, scaled in percent of the picture. */
const Preview = ({ address, cut, round, name }: PreviewProps) => (
  <Window role="img" aria-label={name} style={{ width: side, height: side, borderRadius: round ? '50%' : 6 }}>
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

interface CropProps {
  readonly chosen: Chosen
  /** Receives the square in the picture's pixels. */
  readonly onCut: (cut: Cut) => void
}

/** Selects a square of a picture. */
export const Crop = ({ chosen: { address, picture }, onCut }: CropProps) => {
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
              <Preview address={address} cut={share} round={false} name={say(texts.square)} />
              <Preview address={address} cut={share} round name={say(texts.circle)} />
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
