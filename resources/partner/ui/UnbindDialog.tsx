import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { type Partner, profileEndpoints } from '../profile.endpoints'
import { CodeDialog } from './CodeDialog'
import { texts } from './texts'
import { useUpdatePartner } from './usePartner'

const UnbindDialog = ({ partner, onClose }: { partner: Partner; onClose: () => void }) => {
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  return (
    <CodeDialog
      title={say(texts.unbindTitle, { name: partner.wx_bind.nickname })}
      warning={say(texts.unbindWarning)}
      action={say(texts.unbind)}
      onConfirm={async (vcode) => {
        updatePartner(await ask(profileEndpoints.unbindwx, { input: { vcode } }))
        updatePartner()
        notify(say(texts.unbound), { type: 'success', autoHideDuration: 2000 })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

export default UnbindDialog
