import Person from '@mui/icons-material/Person'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { uploadFields } from '@resources/demo/uploads/demoUploads.endpoints'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import Cropper from 'react-easy-crop'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { uploadFile } from '@/platform/upload'
import { DropZone } from '@/screens/kinds/parts/Uploads'
import { typesOf } from '@/screens/kinds/parts/useUploads'
import { sizeOf } from '@/screens/kinds/validation'
import { Sheet } from '@/ui/Card'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import {
  type Chosen,
  type Cut,
  cutOut,
  type Flaw,
  mostZoom,
  side,
  useChosenPicture,
} from './avatar/useChosenPicture'
import '@/screens/kinds/controls.css'
import '@/screens/kinds/kinds.css'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '@/ui/Button'
import { LoadingBar } from '@/ui/Loading'

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
const Crop = ({ chosen, cut }: { chosen: Chosen; cut: RefObject<Cut | undefined> }) => {
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

const field = uploadFields.avatar

const texts = {
  about: l(
    '选择图片、裁剪，再上传到平台；裁剪框可以用鼠标、触摸和方向键移动。',
    'Choose a picture, crop it and upload it; the crop moves by mouse, touch and the arrow keys.',
    'Elija una imagen, recórtela y súbala; el recorte se mueve con el ratón, el tacto y las flechas.',
  ),
  current: l('当前头像', 'Current picture', 'Foto actual'),
  change: l('更换头像', 'Change picture', 'Cambiar foto'),
  limits: l(
    '{types}，不超过 {size}，至少 {side} × {side} 像素',
    '{types} up to {size}, at least {side} × {side} pixels',
    '{types} de hasta {size}, al menos {side} × {side} píxeles',
  ),
  opening: l('正在打开图片…', 'Opening the picture…', 'Abriendo la imagen…'),
  other: l('重新选择', 'Choose another', 'Elegir otra'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  save: l('上传', 'Upload', 'Subir'),
  uploading: l('正在上传', 'Uploading', 'Subiendo'),
  done: l('头像已更换', 'The picture was changed', 'La foto se ha cambiado'),
  failed: l('上传失败：{reason}', 'The upload failed: {reason}', 'La subida falló: {reason}'),
  crop: l('裁剪框，用方向键移动', 'Crop; the arrow keys move it', 'Recorte; las flechas lo mueven'),
  zoom: l('缩放', 'Zoom', 'Ampliación'),
  previews: l('预览', 'Preview', 'Vista previa'),
  square: l('方形头像预览', 'Preview of the square picture', 'Vista previa cuadrada'),
  circle: l('圆形头像预览', 'Preview of the round picture', 'Vista previa redonda'),
}

const flaws: { readonly [F in Flaw]: Label } = {
  several: l('请只选择一张图片', 'Choose one picture only', 'Elija una sola imagen'),
  type: l('仅支持 {types} 格式', 'Only {types} is supported', 'Solo se admite {types}'),
  size: l(
    '图片不能超过 {size}',
    'The picture may have {size} at most',
    'La imagen puede tener {size} como máximo',
  ),
  broken: l(
    '图片无法打开，可能已损坏',
    'The picture cannot be opened; it may be damaged',
    'La imagen no se puede abrir; puede estar dañada',
  ),
  small: l(
    '图片太小：至少需要 {side} × {side} 像素',
    'The picture is too small: at least {side} × {side} pixels',
    'La imagen es demasiado pequeña: al menos {side} × {side} píxeles',
  ),
}

const Place = styled(Sheet)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '32px 16px',
})

const Round = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 150,
  height: 150,
  borderRadius: '50%',
  overflow: 'hidden',
  color: theme.palette.primary.main,
  backgroundColor: theme.console.colours.tone.primary.soft,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { fontSize: 96 },
}))

const useUploading = (onDone: (url: string) => void) => {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const aborter = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      aborter.current?.abort()
      // So that a page that was hidden can try again.
      setShare(undefined)
    },
    [],
  )
  const send = async (make: () => Promise<File>) => {
    aborter.current = new AbortController()
    const { signal } = aborter.current
    setFailure(undefined)
    setShare(0)
    try {
      const { url } = await uploadFile(field, await make(), signal, setShare)
      if (!signal.aborted) onDone(url)
    } catch (error) {
      if (signal.aborted) return
      setFailure(messageOf(error))
      setShare(undefined)
    }
  }
  return { share, failure, send }
}

const AvatarDialog = ({ onDone, onClose }: { onDone: (url: string) => void; onClose: () => void }) => {
  const say = useSay()
  const limitsId = useId()
  const { chosen, flaw, opening, take, forget } = useChosenPicture(field)
  const cut = useRef<Cut>(undefined)
  const { share, failure, send } = useUploading(onDone)
  const sending = share !== undefined
  const limits = { types: typesOf(field.accept, say), size: sizeOf(field.maxBytes), side }
  const save = () => {
    const part = cut.current
    if (chosen && part) void send(() => cutOut(chosen, part))
  }
  return (
    <Dialog title={say(texts.change)} width="sm" kept={sending} onClose={onClose}>
      <DialogBody>
        {chosen ? (
          <Crop key={chosen.address} chosen={chosen} cut={cut} />
        ) : (
          <DropZone
            accept={field.accept}
            several={false}
            disabled={opening}
            busy={false}
            focusRef={null}
            describedBy={limitsId}
            onFiles={(files) => void take(files)}
          >
            <p id={limitsId} style={{ margin: '16px 0' }}>
              {say(texts.limits, limits)}
            </p>
          </DropZone>
        )}
        <div role="status">
          {opening && say(texts.opening)}
          {sending && (
            <>
              {say(texts.uploading)} {Math.round(share * 100)}%
              <LoadingBar share={share} aria-label={say(texts.uploading)} />
            </>
          )}
        </div>
        {(flaw || failure !== undefined) && (
          <Notice severity="error" style={{ marginTop: 12 }}>
            {flaw ? say(flaws[flaw], limits) : say(texts.failed, { reason: failure ?? '' })}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter
        start={
          chosen && (
            <Button color="inherit" disabled={sending} onClick={forget} style={{ marginRight: 'auto' }}>
              {say(texts.other)}
            </Button>
          )
        }
        cancel={say(texts.cancel)}
        confirm={say(texts.save)}
        disabled={!chosen || sending}
        onConfirm={save}
      />
    </Dialog>
  )
}

export default function AvatarUploadDemo() {
  const say = useSay()
  const notify = useNotify()
  const [url, setUrl] = useState<string>()
  const [open, setOpen] = useState(false)
  return (
    <DemoPage about={texts.about}>
      <Place>
        <Round role="img" aria-label={say(texts.current)}>
          {url === undefined ? <Person /> : <img src={url} alt="" />}
        </Round>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {say(texts.change)}
        </Button>
      </Place>
      {open && (
        <AvatarDialog
          onClose={() => setOpen(false)}
          onDone={(uploaded) => {
            setUrl(uploaded)
            setOpen(false)
            notify(say(texts.done), { type: 'success' })
          }}
        />
      )}
    </DemoPage>
  )
}
