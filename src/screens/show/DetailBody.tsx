import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback } from 'react'
import type { RaRecord } from 'react-admin'
import { isHeavy, oneOf, type Resource, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { useNextRecord } from '../actions/nextRecord'
import type { DetailProps } from '../areaParts'
import { useAreaComponent } from '../declarations'
import { KindField } from '../kinds/KindCell'
import { isWide } from '../kinds/looks'
import type { Detail } from './useDetail'
import './show.css'

/** The record's groups, or why they are missing. A failed refresh keeps the old values. */
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

interface GroupsProps {
  readonly resource: Resource
  /** Undefined while loading: labels are shown, with a bar for each value. */
  readonly record: RaRecord | undefined
  /** The record is a row of a list: fields that come only with the detail are still loading. */
  readonly partial: boolean
  /** One below the level of the record's own name. */
  readonly heading: 'h2' | 'h3'
}

/** A record's groups, with labels and values in two columns; one with all fields if none are declared. */
const DetailGroups = ({ resource, record, partial, heading: Heading }: GroupsProps) => {
  const say = useSay()
  const groups = resource.detail?.groups ?? [{ label: undefined, fields: Object.keys(resource.fields) }]
  return (
    <div className="show-groups" aria-busy={!record || partial}>
      {groups.map(({ label, fields }, index) => (
        <section key={String(index)} className="show-group">
          {label && <Heading>{say(label)}</Heading>}
          <dl>
            {fields.map((name) => {
              const field = resource.fields[name]
              if (!field) return null
              // An area's own component (a rule, a plan) needs room.
              const wide = isWide(field) || field.component !== undefined || undefined
              // A table alone in its group needs no name besides the group's.
              const table = fields.length === 1 ? 'alone' : 'named'
              return (
                <div key={name} data-wide={wide} data-table={field.kind === 'list' ? table : undefined}>
                  <dt>{say(field.label)}</dt>
                  <dd>
                    {!record || (partial && isHeavy(field)) ? (
                      // One line high, so that nothing moves when the value arrives.
                      <span className="show-bar" data-wide={wide} />
                    ) : (
                      <KindField field={field} name={name} value={record[name]} record={record} />
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  )
}
