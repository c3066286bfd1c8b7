import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { newRequestId } from '@/platform/requestId'
import { useCopy } from '@/screens/kinds/view/CopyButton'
import { useDraft } from '@/screens/page'
import { type Partner, profileEndpoints } from '../profile.endpoints'
import { CodeDialog } from './CodeDialog'
import { texts } from './texts'
import { useKnow } from './usePartner'

type App = Partner['apps'][number]

/** Gives an app a new secret, which is shown once and kept nowhere. */
const SecretDialog = ({ app, onClose }: { app: App; onClose: () => void }) => {
  const say = useSay()
  const know = useKnow()
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
        know()
      }}
      onClose={onClose}
    />
  )
}

const NewSecret = ({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) => {
  const say = useSay()
  const copy = useCopy()
  const titleId = useId()
  // Nobody can show it again: leaving the page asks first.
  useDraft(true, 'page')
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{say(texts.newSecret)}</Alert>
          <code className="kind-code" style={{ fontSize: 14, lineHeight: 1.5, wordBreak: 'break-all' }}>
            {secret}
          </code>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => void copy(secret)}>
          {say(texts.copySecret)}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {say(texts.close)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default SecretDialog
