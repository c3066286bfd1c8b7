import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { type Identifier, type RaRecord, useGetOne, useResourceContext, useTranslate } from 'react-admin'
import { holds } from '@/declaration'
import { currentTime } from '../actions/availability'
import { useReasons } from '../actions/useReasons'
import { useDeclaration } from '../declarations'
import { detailMeta } from '../detail'

/** Fetches the record that is to be changed; what stands in the way is said in its place, with a way out. */
export const EditRecord = ({
  id,
  onLeave,
  children,
}: {
  id: Identifier
  onLeave: () => void
  children: (record: RaRecord, reload: () => void) => ReactNode
}) => {
  const resource = useDeclaration()
  const name = useResourceContext() ?? ''
  const translate = useTranslate()
  const { data, error, refetch } = useGetOne(name, { id, meta: detailMeta }, { retry: false })
  const now = currentTime()
  const refusal = data && resource.save?.refuse?.find(({ when }) => holds(when, data, now))
  const barred = data !== undefined && (refusal !== undefined || !holds(resource.save?.when, data, now))
  const reason = useReasons(barred)
  const leave = (
    <Button color="inherit" size="small" onClick={onLeave}>
      {translate('console.bulk.close')}
    </Button>
  )
  if (error)
    return (
      <Alert
        severity="error"
        role="alert"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('console.list.retry')}
            </Button>
            {leave}
          </>
        }
      >
        {error.message}
      </Alert>
    )
  if (!data)
    return (
      <Stack spacing={2} aria-busy>
        {(resource.save?.fields ?? []).map((field) => (
          <Skeleton key={field} variant="rounded" height={40} />
        ))}
      </Stack>
    )
  if (barred)
    return (
      <Alert severity="warning" action={leave}>
        {reason(refusal?.code)}
      </Alert>
    )
  return children(data, () => void refetch())
}
