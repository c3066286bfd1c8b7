import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { AnswerOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf } from '@/platform/errors'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { scanEndpoints } from '../scan.endpoints'
import { endOf } from './poll'
import { ScanCode } from './ScanCode'
import { scanTexts } from './scanTexts'
import { useUpdatePartner } from './usePartner'
import { type Polled, usePoll } from './usePoll'

const { getbindwxqrcode, checkwxbindstatus } = scanEndpoints

type Scene = AnswerOf<typeof getbindwxqrcode> & Polled
type Binding = AnswerOf<typeof checkwxbindstatus>

const BindDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  const [scene, setScene] = useState<Scene>()
  const [scanned, setScanned] = useState(false)
  const [over, setOver] = useState<{ severity: 'warning' | 'error'; text: string }>()
  const getting = useRef(false)

  const get = async () => {
    if (getting.current) return
    getting.current = true
    setOver(undefined)
    setScanned(false)
    setScene(undefined)
    try {
      const answer = await ask(getbindwxqrcode)
      const begin = Date.now()
      setScene({ ...answer, id: answer.scene_str, begin, end: endOf(answer, begin) })
    } catch (error) {
      setOver({ severity: 'error', text: messageOf(error) })
    } finally {
      getting.current = false
    }
  }
  // A page that is hidden and shown again keeps its code.
  const begin = useEffectEvent(() => {
    if (!scene && !over) void get()
  })
  useEffect(() => begin(), [])

  const onBinding = ({ bind_status, nickname = '', headimgurl = '', bind_time = null }: Binding) => {
    setScanned(bind_status === 'SCANNED')
    if (bind_status === 'CONFLICT') setOver({ severity: 'error', text: say(scanTexts.conflict) })
    else if (bind_status === 'EXPIRED') setOver({ severity: 'warning', text: say(scanTexts.bindExpired) })
    else if (bind_status === 'BOUND') {
      updatePartner({ wx_bind: { bound: true, nickname, headimgurl, bind_time } })
      updatePartner()
      notify(say(scanTexts.bound, { name: nickname }), { type: 'success', autoHideDuration: 2000 })
      onClose()
    }
  }
  const { retry } = usePoll<Binding>(over ? undefined : scene, {
    ask: (signal) => ask(checkwxbindstatus, { input: { scene_str: scene?.scene_str ?? '' }, signal }),
    isFinal: ({ bind_status }) => bind_status !== 'WAITING' && bind_status !== 'SCANNED',
    onAnswer: onBinding,
    onRefused: (error) => setOver({ severity: 'error', text: messageOf(error) }),
    onExpired: () => setOver({ severity: 'warning', text: say(scanTexts.bindExpired) }),
  })
  return (
    <Dialog title={say(scanTexts.bind)} onClose={onClose}>
      <DialogBody>
        <ScanCode
          code={scene && { text: scene.qr_url, name: say(scanTexts.qrOfBind), end: scene.end }}
          word={scene ? say(scanned ? scanTexts.scanned : scanTexts.scanToBind) : say(scanTexts.getting)}
          over={over}
          scanned={scanned}
          onAgain={() => void get()}
          onRetry={retry}
        />
      </DialogBody>
      <DialogFooter cancel={say(scanTexts.close)} />
    </Dialog>
  )
}

export default BindDialog
