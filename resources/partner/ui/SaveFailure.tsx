import { useSay } from '@/i18n/useSay'
import { messageOf, PlatformError } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { Partner } from '../profile.endpoints'
import { texts } from './texts'
import { usePartnerInfo } from './usePartner'

const staleVersion = 10007

/** Why saving failed. `props.onReload`: loads the newer profile and keeps the input. */
export const SaveFailure = ({
  failure,
  onReload,
}: {
  failure: Error | null
  onReload: (latest: Partner) => void
}) => {
  const say = useSay()
  const { refetch } = usePartnerInfo()
  if (!failure) return null
  const stale = failure instanceof PlatformError && failure.code === staleVersion
  const reload = async () => {
    const { data } = await refetch()
    if (data) onReload(data)
  }
  return (
    <Notice
      severity="error"
      action={
        stale && (
          <Button size="small" color="inherit" onClick={() => void reload()}>
            {say(texts.reload)}
          </Button>
        )
      }
    >
      {messageOf(failure)}
    </Notice>
  )
}
