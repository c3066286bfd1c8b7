import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback } from 'react'
import type { RaRecord } from 'react-admin'
import { type Field, isHeavy, type Label, oneOf, type Resource, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { useNextRecord } from '../actions/nextRecord'
import type { DetailProps } from '../areaParts'
import { useAreaComponent } from '../declarations'
import { KindField } from '../kinds/KindCell'
import type { Detail } from './useDetail'
import './show.css'
import { isWide } from '../kinds/looks'

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

/** A placeholder for a value; one line high, so that nothing moves when the value arrives. */
const Bar = ({ wide }: { wide: boolean }) => <span className="show-bar" data-wide={wide || undefined} />

const Value = ({
  part,
  record,
  partial,
}: {
  part: DetailField
  record: RaRecord | undefined
  partial: boolean
}) => {
  const { name, field, wide, heavy } = part
  if (!record || (heavy && partial)) return <Bar wide={wide} />
  return <KindField field={field} name={name} value={record[name]} record={record} />
}

const Group = ({
  group: { label, fields },
  record,
  partial,
  heading: Heading,
}: {
  group: DetailGroup
  record: RaRecord | undefined
  partial: boolean
  heading: 'h2' | 'h3'
}) => {
  const say = useSay()
  return (
    <section className="show-group">
      {label && <Heading>{say(label)}</Heading>}
      <dl>
        {fields.map((part) => (
          <div
            key={part.name}
            data-wide={part.wide || undefined}
            // A table alone in its group needs no name besides the group's.
            data-table={part.field.kind === 'list' ? (fields.length === 1 ? 'alone' : 'named') : undefined}
          >
            <dt>{say(part.field.label)}</dt>
            <dd>
              <Value part={part} record={record} partial={partial} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * A record's groups in an area's detail, with labels and values in two columns.
 *
 * @param record undefined while loading: labels are shown, with a bar for each value
 * @param heading one below the level of the record's own name
 * @param partial the record is a row of a list: fields that come only with the detail are still loading
 */
const DetailGroups = ({
  resource,
  record,
  partial,
  heading,
}: {
  resource: Resource
  record: RaRecord | undefined
  partial: boolean
  heading: 'h2' | 'h3'
}) => (
  <div className="show-groups" aria-busy={!record || partial}>
    {groupsOf(resource).map((group, index) => (
      <Group key={String(index)} group={group} record={record} partial={partial} heading={heading} />
    ))}
  </div>
)

interface DetailField {
  readonly name: string
  readonly field: Field
  /** Takes the full width. */
  readonly wide: boolean
  /** Comes only with the detail's own call. */
  readonly heavy: boolean
}

interface DetailGroup {
  readonly label: Label | undefined
  readonly fields: readonly DetailField[]
}

/** The groups of an area's detail; a single one with all fields if it declares none. */
const groupsOf = (resource: Resource): readonly DetailGroup[] => {
  const groups = resource.detail?.groups ?? [{ label: undefined, fields: Object.keys(resource.fields) }]
  return groups.map(({ label, fields }) => ({
    label,
    fields: fields.flatMap((name) => {
      const field = resource.fields[name]
      if (!field) return []
      // An area's own component (a rule, a plan) needs room.
      const wide = isWide(field) || field.component !== undefined
      return [{ name, field, wide, heavy: isHeavy(field) }]
    }),
  }))
}
