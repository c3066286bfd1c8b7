import Button from '@mui/material/Button'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '@/screens/latePart'
import type { Partner } from '../profile.endpoints'
import { texts } from './texts'

const load = () => import('./SecretDialog')

export const ResetSecret = ({ app }: { app: Partner['apps'][number] }) => {
  const say = useSay()
  const { Part, open, close } = useLatePart(load)
  return (
    <>
      <Button
        size="small"
        variant="text"
        onClick={open}
        aria-label={`${say(texts.resetSecret)} ${app.app_name}`}
        {...early(load)}
      >
        {say(texts.resetSecret)}
      </Button>
      {Part && <Part app={app} onClose={close} />}
    </>
  )
}
