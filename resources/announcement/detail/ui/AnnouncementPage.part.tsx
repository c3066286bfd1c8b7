import ArrowBack from '@mui/icons-material/ArrowBack'
import { texts } from '@resources/announcement/ui/texts'
import { useTellUnread } from '@resources/announcement/ui/useReading'
import { useEffect, useRef } from 'react'
import { LinkBase, type RaRecord, useLocation } from 'react-admin'
import { useHref } from 'react-router-dom'
import { oneOf, type Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { useArea } from '@/screens'
import { fetchSanitiser } from '@/screens/kinds/html'
import { Facts, Failure, KindField } from '@/screens/kinds/kit'
import { HeadingLevel } from '@/screens/kinds/parts/headingLevel'
import { useLeavePage } from '@/screens/page'
import { UnknownAddress } from '@/screens/resourceScreens'
import { useDetail } from '@/screens/show/useDetail'
import { useCopy } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import announcementdetail from '../announcementdetail.page'
import './article.css'
import { Button, ButtonLink } from '@/ui/Button'
import { LoadingBar } from '@/ui/Loading'
import { preload } from '@/ui/preload'

// The text needs it, so load it alongside the record.
void preload(fetchSanitiser)

/** Answers already processed; a page that is shown again must not count a second time. */
const counted = new WeakSet<RaRecord>()

/** Opening an announcement marks it as read; the answer says how many are left. */
const usePublishUnread = (record: RaRecord | undefined) => {
  const tellUnread = useTellUnread()
  useEffect(() => {
    if (!record || counted.has(record)) return
    counted.add(record)
    tellUnread(record.unread_count)
  }, [record, tellUnread])
}

const facts = ['category', 'level', 'publish_time', 'platforms', 'read_count'] as const

const NeighbourLink = ({ name, to }: { name: string; to: unknown }) => {
  const say = useSay()
  const id = fieldOf(to, 'id')
  return (
    <div>
      <span>{name}</span>
      {typeof id === 'number' ? (
        <LinkBase className="kind-link" to={`${announcementdetail.path}?id=${id}`}>
          {textOf(fieldOf(to, 'title')) || id}
        </LinkBase>
      ) : (
        <span>{say(texts.none)}</span>
      )}
    </div>
  )
}

const Article = ({ area, id }: { area: Resource; id: string }) => {
  const { record, partial, loading, error, missing, reload } = useDetail(area, id)
  usePublishUnread(partial || loading ? undefined : record)
  const say = useSay()
  const copy = useCopy()
  const href = useHref(`${announcementdetail.path}?${new URLSearchParams({ id })}`)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The link that was followed disappeared with the previous article.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const factOf = (name: (typeof facts)[number]) => {
    const field = area.fields[name]
    if (!record || !field) return []
    const value = <KindField field={field} name={name} value={record[name]} record={record} />
    return [{ name: say(field.label), value }]
  }
  const { content } = area.fields
  return (
    <article className="ui-sheet article">
      {loading && <LoadingBar aria-label={say('console.list.loading')} />}
      <div className="article-tools">
        <ButtonLink size="small" variant="text" to={area.path} startIcon={<ArrowBack fontSize="small" />}>
          {say(area.label)}
        </ButtonLink>
        {record && (
          <Button
            size="small"
            startIcon={<Icon name="link" />}
            onClick={() => void copy(new URL(href, window.location.href).href)}
          >
            {say(texts.copyLink)}
          </Button>
        )}
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {typeof record?.title === 'string' ? record.title : say(oneOf(area))}
      </h1>
      {missing && !loading && (
        <p role="status">{say('console.show.not_found', { name: say(oneOf(area)) })}</p>
      )}
      {!missing && !loading && <Failure error={error} onRetry={reload} />}
      {record && <Facts facts={facts.flatMap(factOf)} />}
      {record && !partial && content && (
        <div className="article-body">
          <HeadingLevel value={2}>
            <KindField field={content} name="content" value={record.content} record={record} />
          </HeadingLevel>
        </div>
      )}
      {record && !partial && (
        <nav className="article-links" aria-label={say(texts.around)}>
          <NeighbourLink name={say(texts.previous)} to={record.prev} />
          <NeighbourLink name={say(texts.next)} to={record.next} />
        </nav>
      )}
    </article>
  )
}

/** Redirects to the list without leaving a tab behind. */
const ToList = ({ path }: { path: string }) => {
  const leave = useLeavePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirect once, even if `leave` changes
  useEffect(() => leave(path), [path])
  return null
}

const AnnouncementPage = () => {
  const area = useArea('announcement')
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('id') ?? ''
  // Operators may have the right to this page but not to the announcements.
  if (!area?.detail) return <UnknownAddress denied />
  return id.trim() === '' ? <ToList path={area.path} /> : <Article key={id} area={area} id={id} />
}

export default AnnouncementPage
