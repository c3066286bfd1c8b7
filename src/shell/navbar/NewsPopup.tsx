import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { type Label, l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { filterOf, sortOf } from '@/platform/dataProvider/listRequest'
import { useArea } from '@/screens'
import { useAreaComponent } from '@/screens/declarations'
import { Failure, type PanelProps } from '@/screens/kinds/kit'
import { LatePart } from '@/screens/LatePart'
import { recordAddress } from '@/screens/recordName'
import { Button, ButtonLink } from '@/ui/Button'
import { Skeleton } from '@/ui/Loading'
import { BarPopup, filteredList, RecordLinks, Telling } from './BarPopup'
import type { AreaPopupProps } from './CountedButton'

const texts = {
  title: l('未读公告', 'Unread announcements', 'Comunicados sin leer'),
  none: l('没有未读公告', 'No unread announcements', 'No hay comunicados sin leer'),
  all: l('查看全部', 'See all', 'Ver todos'),
} as const satisfies Record<string, Label>

/** Announcements shown; the others are in the list. */
const shown = 8

/** The announcements that the operator has not read, newest first. */
const NewsPopup = ({ anchor, head, onClose }: AreaPopupProps) => {
  const say = useSay()
  return (
    <BarPopup anchor={anchor} title={say(texts.title)} onClose={onClose}>
      <LatePart fallback={<Lines />}>
        <Declared name={head.name} onClose={onClose} />
      </LatePart>
    </BarPopup>
  )
}

const Lines = () => {
  const say = useSay()
  return (
    <div role="status" aria-label={say('console.list.loading')}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

interface NewsProps {
  readonly resource: Resource
  readonly onClose: () => void
}

const Declared = ({ name, onClose }: Pick<NewsProps, 'onClose'> & { readonly name: string }) => {
  const resource = useArea(name)
  return resource && <News resource={resource} onClose={onClose} />
}

/** The fields shown below a title; booleans, such as whether it was read, are left out. */
const toldOf = ({ card = [], fields }: Resource) => card.filter((name) => fields[name]?.kind !== 'boolean')

const News = ({ resource, onClose }: NewsProps) => {
  const say = useSay()
  const { path, fields, title, list } = resource
  // An area without an unread filter shows everything new, read or not.
  const filter = filterOf(resource, { unread: true })
  const time = list.sortable.find((name) => fields[name]?.kind === 'timestamp')
  const { data, error, isFetching, refetch } = useGetList<RaRecord>(resourceName(resource), {
    pagination: { page: 1, perPage: 20 },
    sort: sortOf(resource, { field: time, order: 'DESC' }),
    filter,
  })
  const isUnread = data !== undefined && data.length > 0
  const whole = filteredList(path, isUnread ? filter : {})
  return (
    <>
      {data ? (
        <RecordLinks
          records={data.slice(0, shown)}
          addressOf={({ id }) => recordAddress(resource, id) ?? whole}
          onClose={onClose}
        >
          {(record) => (
            <>
              <b>
                <Telling record={record} fields={fields} names={[title]} />
              </b>
              <Telling record={record} fields={fields} names={toldOf(resource)} />
            </>
          )}
        </RecordLinks>
      ) : (
        !error && <Lines />
      )}
      <Failure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      {data?.length === 0 && <p>{say(texts.none)}</p>}
      <footer>
        {isUnread && <ReadAll resource={resource} refresh={() => void refetch()} />}
        <ButtonLink size="small" variant="text" to={whole} onClick={onClose}>
          {say(texts.all)}
        </ButtonLink>
      </footer>
    </>
  )
}

/** Marks everything as read, if the area's list offers that. */
const ReadAll = ({ resource, refresh }: Pick<PanelProps, 'resource' | 'refresh'>) => {
  const say = useSay()
  const [isOpen, open] = useState(false)
  const panel = resource.panels?.readAll
  const Panel = useAreaComponent<PanelProps>(panel?.component)
  if (!panel || !Panel) return null
  const close = () => open(false)
  return (
    <>
      <Button size="small" variant="text" loading={isOpen} onClick={() => open(true)}>
        {say(panel.label)}
      </Button>
      {isOpen && (
        <LatePart onLost={close}>
          <Panel resource={resource} records={[]} refresh={refresh} onClose={close} />
        </LatePart>
      )}
    </>
  )
}

export default NewsPopup
