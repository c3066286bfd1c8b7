import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { pending } from './pending'
import { texts } from './texts'
import { useWays } from './useWays'

/** Opens the editing panel for the explained part, and closes the explanation. */
const EditButton = ({ place = '' }: { place: string | undefined }) => {
  const say = useSay()
  const { canWrite, publishing } = useWays()
  if (!canWrite && !publishing) return null
  return (
    <Button
      size="small"
      onClick={({ currentTarget }) => {
        currentTarget.closest('dialog')?.close()
        pending.open(place)
      }}
    >
      {say(texts.title)}
    </Button>
  )
}

export default EditButton
