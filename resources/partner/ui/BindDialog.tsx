import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { AnswerOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { scanEndpoints } from '../scan.endpoints'
import { codeOf, usePoll } from './poll'
import { type Over, ScanCode } from './ScanCode'
import { scanTexts } from './texts'
import { useUpdatePartner } from './usePartner'

const { getbindwxqrcode, checkwxbindstatus } = scanEndpoints

const BindDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  const [dialogId] = useState(newRequestId)
  const getting = useQuery({
    queryKey: ['wechat code', dialogId],
    queryFn: async () => {
      const answer = await ask(getbindwxqrcode)
      return codeOf(answer, answer.scene_str)
    },
    // A page that is hidden and shown again keeps its code.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const code = getting.isFetching || getting.error ? undefined : getting.data
  const { answer, isLate, refusal, retry } = usePoll<AnswerOf<typeof checkwxbindstatus>>(code, {
    first: { bind_status: 'WAITING' },
    ask: (signal) => ask(checkwxbindstatus, { input: { scene_str: code?.scene_str ?? '' }, signal }),
    isOpen: ({ bind_status }) => bind_status === 'WAITING' || bind_status === 'SCANNED',
  })
  const { bind_status, nickname = '', headimgurl = '', bind_time = null } = answer
  const isBound = bind_status === 'BOUND'
  const finish = useEffectEvent(() => {
    updatePartner({ wx_bind: { bound: true, nickname, headimgurl, bind_time } })
    updatePartner()
    notify(say(scanTexts.bound, { name: nickname }), { type: 'success', autoHideDuration: 2000 })
    onClose()
  })
  useEffect(() => {
    if (isBound) finish()
  }, [isBound])

  const overOf = (): Over | undefined => {
    const failure = refusal ?? getting.error
    if (getting.isFetching || isBound) return undefined
    if (failure) return { severity: 'error', text: messageOf(failure) }
    if (bind_status === 'CONFLICT') return { severity: 'error', text: say(scanTexts.conflict) }
    return isLate || bind_status === 'EXPIRED'
      ? { severity: 'warning', text: say(scanTexts.bindExpired) }
      : undefined
  }
  const isScanned = bind_status === 'SCANNED'
  return (
    <Dialog title={say(scanTexts.bind)} onClose={onClose}>
      <DialogBody>
        <ScanCode
          code={code && { text: code.qr_url, name: say(scanTexts.qrOfBind), end: code.end }}
          word={code ? say(isScanned ? scanTexts.scanned : scanTexts.scanToBind) : say(scanTexts.getting)}
          over={overOf()}
          scanned={isScanned}
          onAgain={() => void getting.refetch()}
          onRetry={retry}
        />
      </DialogBody>
      <DialogFooter cancel={say('ra.action.close')} />
    </Dialog>
  )
}

export default BindDialog
