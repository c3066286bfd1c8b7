import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { type Fields, type Json, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { records } from '@/platform/dataProvider/approvals'
import { quietly } from '@/platform/failures'
import { ForeseenRows, Pages, pageSize } from '@/screens/approval/ForeseenList'
import { useArea } from '@/screens/declarations'
import { type DetailProps, Failure } from '@/screens/kinds/kit'
import { Skeleton } from '@/ui/Loading'

const texts = {
  changes: l('执行前 → 执行后', 'Before → after', 'Antes → después'),
  failed: l('无法读取涉及的记录：', 'The records cannot be read: ', 'No se pueden leer los registros: '),
}

const noFields: Fields = {}

/** The effect of a request on its records: planned, or done. */
const ApprovalRecords = (props: DetailProps) => (
  <Suspense fallback={<Skeleton />}>
    <Records {...props} />
  </Suspense>
)

const Records = ({ record }: DetailProps) => {
  const say = useSay()
  const titleId = useId()
  const [page, setPage] = useState(0)
  const [area = ''] = String(record.what ?? '').split('.')
  const fields = useArea(area)?.fields ?? noFields
  const { data, error, isFetching, refetch } = useQuery({
    // A new state means that the records may have changed.
    queryKey: ['approval', 'records', record.id, record.state, page],
    queryFn: ({ signal }) =>
      records(record.id as Json, { offset: page * pageSize, limit: pageSize }, quietly(signal)),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching}>
      <h3 id={titleId} className="approval-title">
        {say(texts.changes)}
      </h3>
      <Failure error={error} onRetry={() => void refetch()} isBusy={isFetching}>
        {say(texts.failed)}
      </Failure>
      {data ? (
        <>
          <ForeseenRows fields={fields} items={data.items} />
          <Pages page={page} total={data.total} onPage={setPage} />
        </>
      ) : (
        !error && <Skeleton />
      )}
    </section>
  )
}

export default ApprovalRecords
