import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback } from 'react'
import { oneOf, type Resource, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { useNextRecord } from '../actions/nextRecord'
import type { DetailProps } from '../areaParts'
import { useAreaComponent } from '../declarations'
import { DetailGroups } from './DetailGroups'
import type { Detail } from './useDetail'

/**
 * The record's groups, or why they are missing. A failed refresh says so and keeps the old values.
 *
 * @param leave where to go if the record does not exist
 */
export const DetailBody = ({
  resource,
  detail,
  leave,
  heading,
}: {
  resource: Resource
  detail: Detail
  leave: ReactNode
  heading: 'h2' | 'h3'
}) => {
  const { record, partial, loading, error, missing, reload } = detail
  const say = useSay()
  if (missing && !loading)
    return (
      <div className="show-state" role="status">
        <p>{say('console.show.not_found', { name: say(oneOf(resource)) })}</p>
        {leave}
      </div>
    )
  const failed = error !== undefined && !loading
  return (
    <>
      {loading && <LinearProgress className="show-progress" aria-label={say('console.list.loading')} />}
      {failed && (
        <Notice
          severity="error"
          className="show-alert"
          action={
            <Button size="small" onClick={reload}>
              {say('console.list.retry')}
            </Button>
          }
        >
          <strong>{say('console.show.failed')}</strong>
          <div>{messageOf(error)}</div>
        </Notice>
      )}
      {(record || !failed) && (
        <DetailGroups resource={resource} record={record} partial={partial} heading={heading} />
      )}
      {record && <AreaDetail key={record.id} resource={resource} record={record} partial={partial} />}
    </>
  )
}

/** The area's own part of a record's detail. */
const AreaDetail = (about: Pick<DetailProps, 'resource' | 'record' | 'partial'>) => {
  const { resource } = about
  const queryClient = useQueryClient()
  const Component = useAreaComponent<DetailProps>(resource.detail?.component)
  const next = useNextRecord()
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: [resourceName(resource)] }),
    [queryClient, resource],
  )
  return Component ? (
    <Suspense fallback={<span className="show-bar" data-wide />}>
      <Component {...about} refresh={refresh} next={next} />
    </Suspense>
  ) : null
}
