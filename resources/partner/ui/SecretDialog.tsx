import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { newRequestId } from '@/platform/requestId'
import { useDraft } from '@/screens/page'
import { Button } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { type Partner, profileEndpoints } from '../profile.endpoints'
import { CodeDialog } from './CodeDialog'
import { texts } from './texts'
import { useUpdatePartner } from './usePartner'

type App = Partner['apps'][number]

const SecretDialog = ({ app, onClose }: { app: App; onClose: () => void }) => {
  const say = useSay()
  const updatePartner = useUpdatePartner()
  const [requestId] = useState(newRequestId)
  const [secret, setSecret] = useState<string>()
  const title = say(texts.resetOf, { app: app.app_name })
  if (secret !== undefined) return <NewSecret title={title} secret={secret} onClose={onClose} />
  return (
    <CodeDialog
      title={title}
      warning={say(texts.resetWarning)}
      action={say(texts.resetSecret)}
      onConfirm={async (vcode) => {
        const input = { app_id: app.app_id, vcode }
        const { app_secret } = await ask(profileEndpoints.resetappsecret, { input, requestId })
        setSecret(app_secret)
        updatePartner()
      }}
      onClose={onClose}
    />
  )
}

const NewSecret = ({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) => {
  const say = useSay()
  const copy = useCopy()
  // It cannot be shown again, so leaving the page asks first.
  useDraft(true, 'page')
  return (
    <Dialog title={title} kept onClose={onClose}>
      <DialogBody gap={8}>
        <Notice severity="warning">{say(texts.newSecret)}</Notice>
        <code className="kind-code" style={{ fontSize: 14, lineHeight: 1.5, wordBreak: 'break-all' }}>
          {secret}
        </code>
      </DialogBody>
      <DialogFooter
        start={
          <Button variant="contained" autoFocus onClick={() => void copy(secret)}>
            {say(texts.copySecret)}
          </Button>
        }
        cancel={say('ra.action.close')}
      />
    </Dialog>
  )
}

export default SecretDialog
