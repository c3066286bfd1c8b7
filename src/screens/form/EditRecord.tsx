import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { type Identifier, type RaRecord, useGetOne, useResourceContext } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { availabilityOf, currentTime } from '../actions/availability'
import { useReasons } from '../actions/useReasons'
import { useDeclaration } from '../declarations'
import { detailMeta } from '../show/useDetail'

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
