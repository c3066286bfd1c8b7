import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useId, useMemo } from 'react'
import { type RaRecord, useEvent } from 'react-admin'
import { type Field, holds, isSet, oneOf, type Resource, resourceName } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useShortcuts } from '../actions/ActionHost'
import { currentTime } from '../actions/availability'
import { useNextRecord } from '../actions/nextRecord'
import { RecordActions } from '../actions/RecordActions'
import type { DetailProps } from '../areaParts'
import { useAreaComponent, useDeclaration } from '../declarations'
import { glanceOf } from '../glance'
import { DetailTabs } from '../history/DetailTabs'
import { useKeepsHistory } from '../history/keepsHistory'
import { KindCell, KindField } from '../kinds/KindCell'
import { Failure } from '../kinds/parts/Failure'
import { LatePart } from '../LatePart'
import { isFree, letterOf } from '../letterOf'
import { titleOf } from '../recordName'
import { shownGroups } from './shownGroups'
import { useDetail } from './useDetail'
import '@/ui/plain.css'
import './show.css'
import './beside.css'
import { LoadingBar, Skeleton } from '@/ui/Loading'

type Shown = ReturnType<typeof useShown>

/** A record of the current area as a detail shows it, with its name and the id of its heading. */
export const useShown = (id: string) => {
  const resource = useDeclaration()
  const detail = useDetail(resource, id)
  const locale = useLocale()
  const title = detail.record ? titleOf(resource, detail.record, locale) : ''
  return { ...detail, resource, title, titleId: useId() }
}

export const DetailHead = ({
  shown: { resource, record, loading, title, titleId },
  level: Heading,
}: {
  shown: Shown
  level: 'h1' | 'h2'
}) => {
  const say = useSay()
  const isNumber = title !== '' && resource.fields[resource.title]?.kind === 'code'
  const { amounts, state, deadline } = useMemo(() => glanceOf(resource), [resource])
  // A deadline that has been met is no longer urgent.
  const isMet = (field: Field) =>
    field.kind === 'timestamp' && holds(field.deadline?.done, record ?? {}, currentTime())
  const [wanted] = amounts
  // If the record is known to lack this amount, show another one with its name.
  const lacks = wanted && record?.[wanted[0]] === null
  const amount = amounts.find(([name]) => isSet(record?.[name])) ?? wanted
  const shown = [amount, state, deadline].flatMap((named) =>
    named && ((lacks && named === amount) || isSet(record?.[named[0]])) && !isMet(named[1]) ? [named] : [],
  )
  return (
    <div className="show-head">
      <div className="show-name" data-number={isNumber || undefined}>
        <Heading id={titleId} className={isNumber ? 'kind-code' : undefined}>
          {!record && loading ? <span className="show-bar" /> : title || say(resource.label)}
        </Heading>
        {(record ? shown.length > 0 : loading && (wanted || state || deadline)) && (
          // Reserves the space while loading.
          <div className="show-glance">
            {shown.map(
              ([name, field]) =>
                record && (
                  <span key={name} data-field={name} data-tip={say(field.label)}>
                    {lacks && name === amount?.[0] && <small>{say(field.label)} </small>}
                    <KindCell field={field} name={name} value={record[name]} record={record} />
                  </span>
                ),
            )}
          </div>
        )}
      </div>
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
  const keepsHistory = useKeepsHistory(resource)
  if (missing && !loading)
    return (
      <div className="show-state" role="status">
        <p>{say('console.show.not_found', { name: say(oneOf(resource)) })}</p>
        {leave}
      </div>
    )
  const failed = error !== undefined && !loading
  const groups = (
    <>
      {(record || !failed) && (
        <DetailGroups resource={resource} record={record} partial={partial} heading={heading} />
      )}
      {record && <AreaDetail key={record.id} resource={resource} record={record} partial={partial} />}
    </>
  )
  return (
    <>
      {loading && <LoadingBar className="show-progress" aria-label={say('console.list.loading')} />}
      {failed && (
        <Failure className="show-alert" error={error} onRetry={reload}>
          <strong>{say('console.show.failed')}</strong>
          <br />
        </Failure>
      )}
      {keepsHistory && (record || !failed) ? (
        <DetailTabs resource={resource} record={record}>
          {groups}
        </DetailTabs>
      ) : (
        groups
      )}
    </>
  )
}

/** Placeholder for an area's own part of the detail: a few lines of text. */
const PartSkeleton = () => (
  <div className="show-late">
    {['40%', '90%', '75%', '85%', '30%', '95%', '60%'].map((width, line) => (
      <Skeleton key={String(line)} width={width} />
    ))}
  </div>
)

const AreaDetail = (about: Pick<DetailProps, 'resource' | 'record' | 'partial'>) => {
  const { resource } = about
  const queryClient = useQueryClient()
  const Component = useAreaComponent<DetailProps>(resource.detail?.component)
  const next = useNextRecord()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [resourceName(resource)] })
  return Component ? (
    <LatePart fallback={<PartSkeleton />}>
      <Component {...about} refresh={refresh} next={next} />
    </LatePart>
  ) : null
}

interface DetailGroupsProps {
  readonly resource: Resource
  /** Undefined while loading: labels are shown, with a bar for each value. */
  readonly record: RaRecord | undefined
  readonly partial: boolean
  readonly heading: 'h2' | 'h3'
}

/** A record's groups, with labels and values in two columns. */
const DetailGroups = ({ resource, record, partial, heading: Heading }: DetailGroupsProps) => {
  const say = useSay()
  return (
    <div className="show-groups" aria-busy={!record || partial}>
      {shownGroups(resource, record, partial).map(({ label, fields }, index) => (
        <section key={String(index)} className="show-group">
          {label && <Heading>{say(label)}</Heading>}
          <dl>
            {fields.map(({ name, field, wide, waits }) => {
              const isTable = field.kind === 'list' || undefined
              // A table alone in its group needs no name besides the group's.
              const hidden = isTable && fields.length === 1 ? 'ui-visually-hidden' : undefined
              return (
                <div key={name} data-field={name} data-wide={wide || undefined} data-table={isTable}>
                  <dt className={hidden}>{say(field.label)}</dt>
                  <dd>
                    {!record || waits ? (
                      // One line high, so that nothing moves when the value arrives.
                      <span className="show-bar" data-wide={wide || undefined} />
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

interface DetailKeys {
  readonly record: RaRecord | undefined
  readonly previous?: (() => void) | undefined
  readonly next?: (() => void) | undefined
  /** Passed if nothing else handles Escape. */
  readonly onClose?: (() => void) | undefined
}

/**
 * The keys of an open detail: J and Alt+Down go to the next record, K and Alt+Up to the previous one, and shortcut letters open
 * its actions. They work wherever the focus is, even if the focused element is gone, but not while typing or in a dialog or menu
 * above. They stop while the page is hidden.
 *
 * @param panel the detail's own dialog; undefined if it is a page
 */
export const useDetailKeys = (
  panel: RefObject<Element | null> | undefined,
  { record, previous, next, onClose }: DetailKeys,
): void => {
  const press = useShortcuts()
  const hear = useEvent((event: KeyboardEvent) => {
    const steps: { readonly [key: string]: (() => void) | undefined } = event.altKey
      ? { ArrowUp: previous, ArrowDown: next }
      : { Escape: onClose }
    const named = isFree(event.target, panel?.current) ? steps[event.key] : undefined
    if (named && !event.defaultPrevented) {
      event.preventDefault()
      return named()
    }
    const letter = letterOf(event, panel?.current)
    if (letter === undefined) return
    if (letter === 'j' || letter === 'k') (letter === 'j' ? next : previous)?.()
    else if (!record || !press(letter, record, next)) return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [hear])
}
