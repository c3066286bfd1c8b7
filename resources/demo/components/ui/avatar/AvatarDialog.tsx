import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { uploadFields } from '@resources/demo/uploads/demoUploads.endpoints'
import { useEffect, useId, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { uploadFile } from '@/platform/upload'
import { DropZone } from '@/screens/kinds/parts/Uploads'
import { typesOf } from '@/screens/kinds/parts/useUploads'
import { sizeOf } from '@/screens/kinds/validation'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { Crop } from './Crop'
import { type Cut, drawn, side } from './cut'
import { flaws, texts } from './texts'
import { useChosen } from './useChosen'
import '@/screens/kinds/controls.css'
import '@/screens/kinds/kinds.css'
import { messageOf } from '@/platform/errors'

const field = uploadFields.avatar

/** Uploads the cropped picture: progress and failure. */
const useSending = (onDone: (url: string) => void) => {
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

/** Chooses, crops and uploads a picture. */
export const AvatarDialog = ({ onDone, onClose }: { onDone: (url: string) => void; onClose: () => void }) => {
  const say = useSay()
  const limitsId = useId()
  const { chosen, flaw, opening, take, forget } = useChosen(field)
  const cut = useRef<Cut>(undefined)
  const { share, failure, send } = useSending(onDone)
  const sending = share !== undefined
  const limits = { types: typesOf(field.accept), size: sizeOf(field.maxBytes), side }
  const save = () =>
    chosen &&
    send(async () => {
      const { file, picture } = chosen
      const { naturalWidth, naturalHeight } = picture
      const least = Math.min(naturalWidth, naturalHeight)
      const part = cut.current ?? { x: 0, y: 0, width: least, height: least }
      return new File([await drawn(picture, part, file.type)], file.name, { type: file.type })
    })
  return (
    <Dialog title={say(texts.change)} width="sm" kept={sending} onClose={onClose}>
      <DialogBody>
        {chosen ? (
          <Crop
            key={chosen.address}
            chosen={chosen}
            onCut={(part) => {
              cut.current = part
            }}
          />
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
              <LinearProgress
                variant="determinate"
                value={Math.round(share * 100)}
                aria-label={say(texts.uploading)}
              />
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
            <Button color="inherit" disabled={sending} onClick={forget} sx={{ mr: 'auto' }}>
              {say(texts.other)}
            </Button>
          )
        }
        cancel={say(texts.cancel)}
        confirm={say(texts.save)}
        disabled={!chosen || sending}
        onConfirm={() => void save()}
      />
    </Dialog>
  )
}
