import { styled } from '@mui/material/styles'
import { texts } from '@resources/announcement/ui/texts'
import { LinkBase } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import announcementdetail from '../announcementdetail.page'

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
export const Neighbours = ({ previous, next }: { previous: unknown; next: unknown }) => {
  const say = useSay()
  return (
    <Links aria-label={say(texts.around)}>
      <NeighbourLink name={say(texts.previous)} to={previous} />
      <NeighbourLink name={say(texts.next)} to={next} />
    </Links>
  )
}
