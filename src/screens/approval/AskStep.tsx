import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { resourceName } from '@/declaration'
import { formatFen, formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { ConsoleDataProvider, Order, Preview } from '@/platform/dataProvider'
import { messageOf } from '@/platform/errors'
import { quietly } from '@/platform/failures'
import { newRequestId } from '@/platform/requestId'
import { Button } from '@/ui/Button'
import { DialogBody, DialogFooter, DialogTitle } from '@/ui/Dialog'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { useDeclaration, useHeads } from '../declarations'
import { Failure } from '../kinds/parts/Failure'
import { ForeseenList } from './ForeseenList'
import { approvals } from './needs'
import { askTexts } from './texts'

export interface AskStepProps {
  readonly title: string
  readonly order: Order
  /** Back to what was entered. */
  readonly onBack: () => void
  readonly onAsked: () => void
}

/** Shows what would happen to the records, and asks a second person to approve it. */
export const AskStep = ({ title, order, onBack, onAsked }: AskStepProps) => {
  const say = useSay()
  const area = useResourceContext() ?? ''
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [requestId] = useState(newRequestId)
  const note = useRef('')
  const noteId = useId()
  const [failure, setFailure] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['foreseen', requestId],
    queryFn: async ({ signal }) => (await dataProvider.previewApproval(area, order, quietly(signal))).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const ask = async () => {
    setFailure(undefined)
    setAsking(true)
    try {
      const asked = { ...order, note: note.current.trim(), requestId }
      const { id } = (await dataProvider.askApproval(area, asked)).data
      void queryClient.invalidateQueries({ queryKey: [approvals] })
      notify(<Asked id={id} />, { type: 'success', autoHideDuration: 10_000 })
      onAsked()
    } catch (failed) {
      setFailure(messageOf(failed))
      setAsking(false)
    }
  }
  const count = data?.items.length ?? 0
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogBody gap={8} aria-busy={isFetching}>
        {failure !== undefined && <Notice severity="error">{failure}</Notice>}
        <Failure error={error} onRetry={() => void refetch()} isBusy={isFetching}>
          {say(askTexts.failed)}
        </Failure>
        {data ? <WhatWouldBecome preview={data} /> : !error && <Waiting />}
        <label className="approval-note-label" htmlFor={noteId}>
          {say(askTexts.note)}
          <small>{say(askTexts.noteHint)}</small>
        </label>
        <textarea
          id={noteId}
          className="approval-note"
          maxLength={200}
          rows={2}
          onChange={({ target }) => {
            note.current = target.value
          }}
        />
      </DialogBody>
      <DialogFooter>
        <Button color="inherit" disabled={asking} onClick={onBack}>
          {say(askTexts.back)}
        </Button>
        <Button
          variant="contained"
          autoFocus
          loading={asking}
          disabled={count === 0}
          onClick={() => void ask()}
        >
          {count > 1 ? say(askTexts.askMany, { count: formatInteger(count) }) : say(askTexts.ask)}
        </Button>
      </DialogFooter>
    </>
  )
}

const Waiting = () => {
  const say = useSay()
  return (
    <div role="status" aria-label={say(askTexts.loading)}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

const WhatWouldBecome = ({ preview }: { preview: Preview }) => {
  const say = useSay()
  const { fields } = useDeclaration()
  const id = useId()
  const { amount, items, refused } = preview
  return (
    <>
      {refused.length > 0 && (
        <Notice severity={items.length === 0 ? 'error' : 'warning'}>
          {say(items.length === 0 ? askTexts.nothing : askTexts.refused, {
            count: formatInteger(refused.length),
          })}
          <ul>
            {refused.map(({ id: record, title, reason: why }) => (
              <li key={record}>{`${title} – ${why}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      {items.length > 0 && (
        <section className="approval-foreseen" aria-labelledby={id}>
          <h3 id={id}>{say(askTexts.foreseen)}</h3>
          {items.length > 1 && <div>{say(askTexts.records, { count: formatInteger(items.length) })}</div>}
          {amount !== null && items.length > 1 && (
            <div>{say(askTexts.amount, { amount: formatFen(amount) })}</div>
          )}
          <ForeseenList fields={fields} items={items} />
        </section>
      )}
    </>
  )
}

/** Confirms the request, with a link to it for operators who may see requests. */
const Asked = ({ id }: { id: string }) => {
  const say = useSay()
  const area = useHeads().find(({ name }) => name === approvals)
  return (
    <>
      {say(askTexts.asked)}{' '}
      {area?.opens.detail && (
        <Link to={`/${resourceName(area)}/${encodeURIComponent(id)}/show`}>{say(askTexts.open)}</Link>
      )}
    </>
  )
}
