import { useEffect } from 'react'
import { formatClock } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { LoadingBar as Bar } from '@/ui/Loading'
import { plainComponent } from '@/ui/late'
import { preload } from '@/ui/preload'
import { Failure } from '../kinds/parts/Failure'
import { LatePart } from '../LatePart'
import { useList } from './useList'

/** A thin bar over rows that are being refetched; it takes no space, so that nothing moves. */
export const LoadingBar = () => {
  const { loading } = useList()
  const say = useSay()
  return loading ? <Bar className="list-loading" aria-label={say('console.list.loading')} /> : null
}

/** Why the list failed to load, with a retry button. Earlier rows stay visible below. */
export const Failed = () => {
  const { error, loaded, refresh } = useList()
  const say = useSay()
  return (
    <Failure className="list-failed" error={error} onRetry={refresh}>
      <strong>
        {loaded
          ? say('console.list.failed_kept', { time: formatClock(loaded.at / 1000) })
          : say('console.list.failed')}
      </strong>{' '}
    </Failure>
  )
}

const Reason = plainComponent(() => import('./NoRows'))

/** Why a list has no rows. The texts load only when needed. */
export const NoRows = () => {
  const { loaded, rows, params } = useList()
  const filtered = Object.keys(params.filter).length > 0
  useEffect(() => {
    // No rows are likely here, so load the texts while waiting for the answer.
    if (filtered) void preload(Reason.fetch)
  }, [filtered])
  return (
    loaded &&
    rows.length === 0 && (
      <LatePart>
        <Reason />
      </LatePart>
    )
  )
}
