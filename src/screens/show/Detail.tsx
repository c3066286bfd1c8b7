import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId } from 'react'
import type { RaRecord } from 'react-admin'
import { isHeavy, oneOf, type Resource, resourceName } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useNextRecord } from '../actions/nextRecord'
import { RecordActions } from '../actions/RecordActions'
import type { DetailProps } from '../areaParts'
import { useAreaComponent, useDeclaration } from '../declarations'
import { KindField } from '../kinds/KindCell'
import { isWide } from '../kinds/looks'
import { Failure } from '../kinds/parts/Failure'
import { titleOf } from '../recordName'
import { useDetail } from './useDetail'
import './show.css'

type Shown = ReturnType<typeof useShown>

/** A record of the current area as a detail shows it, with its name and the id of its heading. */
export const useShown = (id: string) => {
  const resource = useDeclaration()
  const detail = useDetail(resource, id)
  const locale = useLocale()
  const title = detail.record ? titleOf(resource, detail.record, locale) : ''
  return { ...detail, resource, title, titleId: useId() }
}

/** The record's name and its actions. */
export const DetailHead = ({
  shown: { resource, record, loading, title, titleId },
  level: Heading,
}: {
  shown: Shown
  level: 'h1' | 'h2'
}) => {
  const say = useSay()
  const mono = title !== '' && resource.fields[resource.title]?.kind === 'code'
  return (
    <div className="show-head">
      <Heading id={titleId} className={mono ? 'kind-code' : undefined}>
        {!record && loading ? <span className="show-bar" /> : title || say(resource.label)}
      </Heading>
      {record && (
        <div className="show-actions">
          <RecordActions record={record} />
        </div>
      )}
    </div>
  )
}

/** The record's groups, or why they are missing. A failed refresh keeps the old values. */
export const DetailBody = ({
  shown: { resource, record, partial, loading, error, missing, reload },
  leave,
  heading,
}: {
  shown: Shown
  leave: ReactNode
  /** One below the level of the record's own name. */
  heading: 'h2' | 'h3'
}) => {
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
        <Failure className="show-alert" error={error} onRetry={reload}>
          <strong>{say('console.show.failed')}</strong>
          <br />
        </Failure>
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
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [resourceName(resource)] })
  return Component ? (
    <Suspense fallback={<span className="show-bar" data-wide />}>
      <Component {...about} refresh={refresh} next={next} />
    </Suspense>
  ) : null
}

/** A record's groups, with labels and values in two columns; one with all fields if none are declared. */
const DetailGroups = ({
  resource,
  record,
  partial,
  heading: Heading,
}: {
  resource: Resource
  /** Undefined while loading: labels are shown, with a bar for each value. */
  record: RaRecord | undefined
  partial: boolean
  heading: 'h2' | 'h3'
}) => {
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
