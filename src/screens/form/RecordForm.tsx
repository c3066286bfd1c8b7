import Stack from '@mui/material/Stack'
import { type ComponentProps, useMemo, useState } from 'react'
import { type Identifier, type RaRecord, useGetOne, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { oneOf } from '@/declaration'
import { inside } from '@/i18n/inside'
import { useLanguage, useSay } from '@/i18n/useSay'
import { isMissing } from '@/platform/dataProvider'
import { messageOf } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { availabilityOf, currentTime } from '../actions/availability'
import { copiedId } from '../actions/offers'
import { useReasons } from '../actions/reasons'
import { conflictTexts } from '../conflict/texts'
import { useDeclaration } from '../declarations'
import { LateReverted } from '../history/LateReverted'
import { revertedEntry } from '../history/revert'
import { Failure } from '../kinds/parts/Failure'
import { usePageSubject } from '../page'
import { useRecordName } from '../recordName'
import { detailMeta } from '../show/useDetail'
import { SaveForm } from './SaveForm'

interface RecordFormProps extends Pick<ComponentProps<typeof SaveForm>, 'onStanding' | 'children'> {
  /** Undefined for a new record. */
  readonly id: Identifier | undefined
  readonly ownsPage?: boolean
  /** Called when it was saved or discarded. */
  readonly onEnd: () => void
}

export const useFormTitle = (id: Identifier | undefined): string => {
  const { say, locale } = useLanguage()
  const name = inside(say(oneOf(useDeclaration())), locale)
  return say(id === undefined ? 'console.form.create_title' : 'console.form.edit_title', { name })
}

/** The form for a new record (possibly a copy of the one in the address) or for the record with this id. */
export const RecordForm = (props: RecordFormProps) => {
  const { id, onStanding, onEnd, children } = props
  const { save } = useDeclaration()
  const source = copiedId(useLocation().search)
  if (id !== undefined) return <EditForm key={id} {...props} id={id} />
  if (source !== undefined && save?.copy?.length)
    return <CopyForm key={source} {...props} id={source} fields={save.copy} />
  return (
    <SaveForm onStanding={onStanding} onEnd={onEnd}>
      {children}
    </SaveForm>
  )
}

/** An error before the record has loaded replaces the form. A later one is shown above it, as there may be input. */
const EditForm = ({
  id,
  ownsPage = false,
  onStanding,
  onEnd,
  children,
}: RecordFormProps & { id: Identifier }) => {
  const resource = useDeclaration()
  const name = useResourceContext() ?? ''
  const say = useSay()
  const { data, error, refetch, isStale, isFetching } = useGetOne(
    name,
    { id, meta: detailMeta },
    { retry: false },
  )
  // Right after a save the cache still holds the old record: the form would take the operator's own change for someone else's.
  const isNewest = !(isStale && isFetching)
  // Kept outside the cache, which drops records that have been off screen for long, draft or not.
  const [opened, setOpened] = useState<RaRecord>()
  const { save: conditions = {} } = resource
  const availability = data && availabilityOf(conditions, data, currentTime())
  const barred = availability?.allowed === false
  const reason = useReasons(resource, barred)
  const entry = revertedEntry(useLocation().search)
  if (data && data !== opened && (opened || (isNewest && !barred))) setOpened(data)

  const reload = async () => {
    const { data: latest, error: failure } = await refetch()
    return failure ? undefined : latest
  }
  const retry = (
    <Button color="inherit" size="small" onClick={() => void refetch()}>
      {say('console.list.retry')}
    </Button>
  )
  const leave = !opened && (
    <Button color="inherit" size="small" onClick={onEnd}>
      {say('console.bulk.close')}
    </Button>
  )
  const isGone = opened !== undefined && isMissing(resource, error)
  const notice = isGone ? (
    <Notice severity="error">{say(conflictTexts.removed)}</Notice>
  ) : error ? (
    <Failure error={error} onRetry={() => void refetch()} also={leave} />
  ) : barred ? (
    <Notice severity="warning" role={opened ? 'alert' : undefined} action={opened ? retry : leave}>
      {reason({ offer: conditions, record: data, code: availability.code })}
    </Notice>
  ) : null
  if (!opened) return notice ?? <Loading fields={resource.save?.fields} />
  return (
    <>
      {ownsPage && <Subject record={opened} />}
      <SaveForm
        record={opened}
        onReload={reload}
        notice={notice}
        above={
          entry !== undefined && (
            <LateReverted key={entry} resource={resource} record={opened} entry={entry} />
          )
        }
        onStanding={onStanding}
        onEnd={onEnd}
      >
        {children}
      </SaveForm>
    </>
  )
}

const CopyForm = ({
  id,
  fields,
  onStanding,
  onEnd,
  children,
}: RecordFormProps & { id: string; fields: readonly string[] }) => {
  const name = useResourceContext() ?? ''
  const { fields: declared } = useDeclaration()
  const { data, error } = useGetOne(name, { id, meta: detailMeta }, { retry: false })
  // The form starts once: later reads of the copied record do not change it.
  const found = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initial = useMemo(() => {
    // Unique values have to be entered anew.
    const copied = fields.filter((field) => declared[field]?.unique === undefined)
    return data && Object.fromEntries(copied.map((field) => [field, data[field]]))
  }, [found])
  if (!initial && !error) return <Loading fields={fields} />
  return (
    <SaveForm
      initial={initial}
      notice={!initial && <Notice severity="error">{messageOf(error)}</Notice>}
      onStanding={onStanding}
      onEnd={onEnd}
    >
      {children}
    </SaveForm>
  )
}

const Loading = ({ fields = [] }: { fields?: readonly string[] | undefined }) => (
  <Stack spacing={2} aria-busy>
    {fields.map((field) => (
      <Skeleton key={field} height={40} />
    ))}
  </Stack>
)

const Subject = ({ record }: { record: RaRecord }) => {
  const nameOf = useRecordName()
  usePageSubject(nameOf(record))
  return null
}
