import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { type ReactNode, useMemo } from 'react'
import { useGetOne, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { useDeclaration } from '../declarations'
import { detailMeta } from '../show/useDetail'
import { copiedId } from './copied'

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
