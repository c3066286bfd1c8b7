import { Suspense, useId } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { type Label, l } from '@/declaration/label'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { useArea } from '@/screens'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Loading'
import { BarPopup, filteredList, RecordLinks, Telling } from './BarPopup'
import type { AreaPopupProps } from './CountedButton'

const texts = {
  title: l('审批', 'Approvals', 'Aprobaciones'),
  toDecide: l('由我审批', 'For me to decide', 'Para que yo decida'),
  mine: l('我提交的', 'Requested by me', 'Solicitadas por mí'),
  none: l('没有', 'None', 'Ninguna'),
  all: l('查看全部 {count} 条', 'See all {count}', 'Ver las {count}'),
} as const satisfies Record<string, Label>

/** How many requests of each kind are shown. */
const shown = 5

const ApprovalsPopup = ({ anchor, head, onClose }: AreaPopupProps) => {
  const say = useSay()
  return (
    <BarPopup anchor={anchor} title={say(texts.title)} onClose={onClose}>
      <Requests
        title={texts.toDecide}
        path={head.path}
        filter={{ state: 'WAITING', whose: 'OTHERS' }}
        sort="create_time"
        onClose={onClose}
      />
      <Requests
        title={texts.mine}
        path={head.path}
        filter={{ whose: 'MINE' }}
        sort="decided_time"
        onClose={onClose}
      />
    </BarPopup>
  )
}

interface RequestsProps {
  readonly title: Label
  /** The path of the list of requests. */
  readonly path: string
  readonly filter: { readonly [param: string]: string }
  readonly sort: string
  readonly onClose: () => void
}

const Requests = ({ title, path, filter, sort, onClose }: RequestsProps) => {
  const say = useSay()
  const titleId = useId()
  const {
    data,
    total = 0,
    error,
  } = useGetList<RaRecord>(path.slice(1), {
    pagination: { page: 1, perPage: 20 },
    sort: { field: sort, order: 'DESC' },
    filter,
  })
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{say(title)}</h3>
      {data ? (
        <RecordLinks
          records={data.slice(0, shown)}
          addressOf={({ id }) => `${path}/${encodeURIComponent(id)}/show`}
          onClose={onClose}
        >
          {(request) => (
            <Suspense fallback={<Skeleton />}>
              <Request request={request} />
            </Suspense>
          )}
        </RecordLinks>
      ) : (
        !error && <Skeleton />
      )}
      {error && <p role="alert">{messageOf(error)}</p>}
      {total === 0 && data && <p>{say(texts.none)}</p>}
      {total > shown && (
        <Link to={filteredList(path, filter)} onClick={onClose}>
          {say(texts.all, { count: formatInteger(total) })}
        </Link>
      )}
    </section>
  )
}

const told = ['what', 'title', 'amount', 'state'] as const

const Request = ({ request }: { request: RaRecord }) => (
  <Telling record={request} fields={useArea('approval')?.fields ?? {}} names={told} />
)

export default ApprovalsPopup
