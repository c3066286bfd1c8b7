import { Suspense, useId } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { type Label, l } from '@/declaration/label'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { useArea } from '@/screens'
import { KindCell } from '@/screens/kinds/kit'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Loading'
import { Popup } from '@/ui/menuParts'
import type { PopupProps } from './popups'
import './approvalsPopup.css'

const texts = {
  title: l('审批', 'Approvals', 'Aprobaciones'),
  toDecide: l('由我审批', 'For me to decide', 'Para que yo decida'),
  mine: l('我提交的', 'Requested by me', 'Solicitadas por mí'),
  none: l('没有', 'None', 'Ninguna'),
  all: l('查看全部 {count} 条', 'See all {count}', 'Ver las {count}'),
} as const satisfies Record<string, Label>

/** Requests shown of each kind. */
const shown = 5

interface ApprovalsPopupProps extends PopupProps {
  /** Of the list of requests. */
  readonly path: string
}

const ApprovalsPopup = ({ anchor, path, onClose }: ApprovalsPopupProps) => {
  const say = useSay()
  const titleId = useId()
  return (
    <Popup anchor={anchor} place="belowRight" aria-labelledby={titleId} onClose={onClose}>
      <div className="approvals-popup">
        <h2 id={titleId}>{say(texts.title)}</h2>
        <Requests
          title={texts.toDecide}
          path={path}
          filter={{ state: 'WAITING', whose: 'OTHERS' }}
          sort="create_time"
          onClose={onClose}
        />
        <Requests
          title={texts.mine}
          path={path}
          filter={{ whose: 'MINE' }}
          sort="decided_time"
          onClose={onClose}
        />
      </div>
    </Popup>
  )
}

interface RequestsProps {
  readonly title: Label
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
  const address = `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{say(title)}</h3>
      {data ? (
        <ul>
          {data.slice(0, shown).map((request) => (
            <li key={request.id}>
              <Link to={`${path}/${encodeURIComponent(request.id)}/show`} onClick={onClose}>
                <Suspense fallback={<Skeleton />}>
                  <Request request={request} />
                </Suspense>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        !error && <Skeleton />
      )}
      {error && <p role="alert">{messageOf(error)}</p>}
      {total === 0 && data && <p>{say(texts.none)}</p>}
      {total > shown && (
        <Link to={address} onClick={onClose}>
          {say(texts.all, { count: formatInteger(total) })}
        </Link>
      )}
    </section>
  )
}

const told = ['what', 'title', 'amount', 'state'] as const

const Request = ({ request }: { request: RaRecord }) => {
  const fields = useArea('approval')?.fields ?? {}
  return told.map((name) => {
    const field = fields[name]
    const value: unknown = request[name]
    if (!field || value === null || value === undefined) return null
    return (
      <span key={name}>
        <KindCell field={field} name={name} value={request[name]} record={request} />
      </span>
    )
  })
}

export default ApprovalsPopup
