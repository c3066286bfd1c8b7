import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { texts } from '@resources/announcement/ui/texts'
import { useTellUnread } from '@resources/announcement/ui/useReading'
import { useEffect, useRef } from 'react'
import { LinkBase, type RaRecord } from 'react-admin'
import { useHref } from 'react-router-dom'
import { oneOf, type Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { messageOf } from '@/platform/errors'
import { KindField } from '@/screens/kinds/kit'
import { HeadingLevel } from '@/screens/kinds/parts/headingLevel'
import { useDetail } from '@/screens/show/useDetail'
import { useCopy } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import announcementdetail from '../announcementdetail.page'

const Page = styled('article')(({ theme }) => ({
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  maxWidth: 960,
  margin: '0 auto',
  padding: theme.spacing(2, 5, 5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2, 3, 4) },
  '& h1': { margin: theme.spacing(2, 0), fontSize: 20, fontWeight: 600, lineHeight: 1.4, outline: 'none' },
}))

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  // Aligns the arrow with the title.
  '& > .MuiButton-text': { marginInlineStart: -8 },
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  paddingBottom: theme.spacing(3),
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  color: theme.palette.text.secondary,
  '& > div': { display: 'flex', gap: 8, minWidth: 0 },
  '& dd': { margin: 0, minWidth: 0, color: theme.palette.text.primary },
}))

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(4, 0),
  lineHeight: 1.8,
  // A table may be wider than a phone.
  overflowX: 'auto',
  '& :is(h2, h3, h4, h5, h6)': { margin: '1.2em 0 0.4em', fontSize: 15 },
  '& table': { minWidth: 'min(100%, 420px)' },
  '& th': { textAlign: 'start', backgroundColor: theme.console.colours.ground.page },
}))

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

const Links = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.console.colours.ink.line}`,
  '& > div': { display: 'flex', gap: 12, minWidth: 0 },
  '& > div > span': { flex: 'none', color: theme.palette.text.secondary },
}))

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

/** Links to the announcements above and below in the list. */
const Neighbours = ({ previous, next }: { previous: unknown; next: unknown }) => {
  const say = useSay()
  return (
    <Links aria-label={say(texts.around)}>
      <NeighbourLink name={say(texts.previous)} to={previous} />
      <NeighbourLink name={say(texts.next)} to={next} />
    </Links>
  )
}

export const Article = ({ area, id }: { area: Resource; id: string }) => {
  const { record, partial, loading, error, missing, reload } = useDetail(area, id)
  usePublishUnread(partial || loading ? undefined : record)
  const say = useSay()
  const copy = useCopy()
  const href = useHref(`${announcementdetail.path}?${new URLSearchParams({ id })}`)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The link that led here is gone with the previous article.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const text = record && !partial ? area.fields.content : undefined
  return (
    <Page>
      {loading && <LinearProgress aria-label={say('console.list.loading')} />}
      <Tools>
        <Button
          size="small"
          variant="text"
          component={LinkBase}
          to={area.path}
          startIcon={<ArrowBack fontSize="small" />}
        >
          {say(area.label)}
        </Button>
        {record && (
          <Button
            size="small"
            startIcon={<Icon name="link" />}
            onClick={() => void copy(new URL(href, window.location.href).href)}
          >
            {say(texts.copyLink)}
          </Button>
        )}
      </Tools>
      <h1 ref={heading} tabIndex={-1}>
        {typeof record?.title === 'string' ? record.title : say(oneOf(area))}
      </h1>
      {missing && !loading && (
        <p role="status">{say('console.show.not_found', { name: say(oneOf(area)) })}</p>
      )}
      {error && !missing && !loading && (
        <Notice
          severity="error"
          action={
            <Button size="small" onClick={reload}>
              {say('console.list.retry')}
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      )}
      {record && (
        <Facts>
          {facts.map((name) => {
            const field = area.fields[name]
            const value: unknown = record[name]
            if (!field) return null
            const everywhere = name === 'platforms' && Array.isArray(value) && value.length === 0
            return (
              <div key={name}>
                <dt>{say(field.label)}</dt>
                <dd>
                  {everywhere ? (
                    say(texts.allPlatforms)
                  ) : (
                    <KindField field={field} name={name} value={record[name]} record={record} />
                  )}
                </dd>
              </div>
            )
          })}
        </Facts>
      )}
      {record && text && (
        <Body>
          <HeadingLevel value={2}>
            <KindField field={text} name="content" value={record.content} record={record} />
          </HeadingLevel>
        </Body>
      )}
      {record && !partial && <Neighbours previous={record.prev} next={record.next} />}
    </Page>
  )
}
