import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { type RefObject, useState } from 'react'
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
  width: 120,
  height: 120,
  overflow: 'hidden',
  '& img': { position: 'absolute', maxWidth: 'none', transformOrigin: 'top left' },
})

/** Selects a square of a picture. `cut` receives it in the picture's pixels. */
export const Crop = ({ chosen, cut }: { chosen: Chosen; cut: RefObject<Cut | undefined> }) => {
  const { address, picture } = chosen
  const say = useSay()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [share, setShare] = useState<Cut>()
  const most = mostZoom(picture)
  /** The crop, scaled in percent of the picture. */
  const preview = (name: string, borderRadius: number | string) =>
    share && (
      <Window role="img" aria-label={name} style={{ borderRadius }}>
        <img
          src={address}
          alt=""
          style={{
            width: `${10_000 / share.width}%`,
            height: `${10_000 / share.height}%`,
            left: `${(-100 * share.x) / share.width}%`,
            top: `${(-100 * share.y) / share.height}%`,
          }}
        />
      </Window>
    )
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
              cut.current = pixels
            }}
          />
        </Stage>
        <Side>
          <span>{say(texts.previews)}</span>
          {preview(say(texts.square), 6)}
          {preview(say(texts.circle), '50%')}
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
