import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { type ReactNode, useMemo, useState } from 'react'
import { type Identifier, type RaRecord, useGetOne, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { availabilityOf, currentTime, useReasons } from '../actions/availability'
import { useDeclaration } from '../declarations'
import { detailMeta } from '../show/useDetail'
import { copiedId } from './copied'

/** The props of an edit form. */
interface OpenRecord {
  readonly record: RaRecord
  /** Refetches the record; undefined if that fails, which `notice` then says. */
  readonly onReload: () => Promise<RaRecord | undefined>
  /** Objections to editing the record, shown above the form. */
  readonly notice: ReactNode
}

interface EditRecordProps {
  readonly id: Identifier
  readonly onLeave: () => void
  readonly children: (open: OpenRecord) => ReactNode
}

/**
 * Loads the record to be edited. A problem before that replaces the form and offers a way out; a later one is shown above
 * it, because the form may hold typed input.
 */
export const EditRecord = (props: EditRecordProps) => <RecordOf key={props.id} {...props} />

const RecordOf = ({ id, onLeave, children }: EditRecordProps) => {
  const resource = useDeclaration()
  const name = useResourceContext() ?? ''
  const say = useSay()
  const { data, error, refetch } = useGetOne(name, { id, meta: detailMeta }, { retry: false })
  // Kept outside the cache, which drops what has long been off the screen, draft or not.
  const [opened, setOpened] = useState<RaRecord>()
  const availability = data && availabilityOf(resource.save ?? {}, data, currentTime())
  const barred = availability?.allowed === false
  const reason = useReasons(barred)
  if (data && data !== opened && (opened || !barred)) setOpened(data)

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
    <Button color="inherit" size="small" onClick={onLeave}>
      {say('console.bulk.close')}
    </Button>
  )
  const notice = error ? (
    <Notice
      severity="error"
      action={
        <>
          {retry}
          {leave}
        </>
      }
    >
      {messageOf(error)}
    </Notice>
  ) : barred ? (
    <Notice severity="warning" role={opened ? 'alert' : undefined} action={opened ? retry : leave}>
      {reason(availability?.allowed === false ? availability.code : undefined)}
    </Notice>
  ) : null
  if (opened) return children({ record: opened, onReload: reload, notice })
  return (
    notice ?? (
      <Stack spacing={2} aria-busy>
        {(resource.save?.fields ?? []).map((field) => (
          <Skeleton key={field} variant="rounded" height={40} />
        ))}
      </Stack>
    )
  )
}

/** What a new record's form starts with. */
interface Begun {
  readonly initial?: Readonly<Record<string, unknown>>
  /** Shown above the form. */
  readonly notice?: ReactNode
}

const nothing: Begun = {}

/** A new record: empty, or with values copied from the record in the address. */
export const NewRecord = ({ children }: { children: (begun: Begun) => ReactNode }) => {
  const { save } = useDeclaration()
  const id = copiedId(useLocation().search)
  return id !== undefined && save?.copy?.length ? (
    <Copied key={id} id={id} fields={save.copy}>
      {children}
    </Copied>
  ) : (
    children(nothing)
  )
}

const Copied = ({
  id,
  fields,
  children,
}: {
  id: string
  fields: readonly string[]
  children: (begun: Begun) => ReactNode
}) => {
  const name = useResourceContext() ?? ''
  const { data, error } = useGetOne(name, { id, meta: detailMeta }, { retry: false })
  // The form starts once: later reads of the copied record do not change it.
  const found = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initial = useMemo(
    () => data && Object.fromEntries(fields.map((field) => [field, data[field]])),
    [found],
  )
  if (initial) return children({ initial })
  if (error)
    return children({
      notice: <Notice severity="error">{messageOf(error)}</Notice>,
    })
  return (
    <Stack spacing={2} aria-busy sx={{ p: 3 }}>
      {fields.map((field) => (
        <Skeleton key={field} variant="rounded" height={40} />
      ))}
    </Stack>
  )
}
