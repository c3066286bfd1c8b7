import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Loading'
import type { Topic, TopicGroup } from '../../topics'
import { topicGroups } from '../../topics.endpoints'
import { texts } from './texts'

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 0),
  borderBottom: `1px solid ${theme.palette.divider}`,
}))

interface TopicRowProps {
  readonly topic: Topic
  readonly control: ReactNode
  readonly note?: ReactNode
  readonly noteId?: string
}

export const TopicRow = ({ topic, control, note, noteId }: TopicRowProps) => {
  const say = useSay()
  return (
    <Line>
      {control}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <span>{say(topic.title)}</span>
          {topic.native !== '' && (
            <Box
              component="code"
              sx={{
                typography: 'caption',
                fontFamily: 'monospace',
                color: 'text.secondary',
                overflowWrap: 'anywhere',
              }}
            >
              {topic.native}
            </Box>
          )}
        </Box>
        <Box id={noteId} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {say(topic.description)}
          {note !== undefined && <div>{note}</div>}
        </Box>
      </Box>
    </Line>
  )
}

/** Placeholder for the topics until it is known which are on. */
export const TopicsAwaited = ({ topics }: { topics: readonly Topic[] }) => (
  <Stack spacing={2} role="progressbar" aria-label={useSay()('console.list.loading')}>
    {topics.map(({ topic }) => (
      <Skeleton key={topic} height={40} />
    ))}
  </Stack>
)

export const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((topic) => other.has(topic))

interface TopicSetProps {
  readonly topics: readonly Topic[]
  readonly on: ReadonlySet<string>
  /** Without it the set is read-only. */
  readonly onChange: ((on: ReadonlySet<string>) => void) | undefined
  readonly noteOf?: (topic: Topic) => ReactNode
}

const order: readonly TopicGroup[] = ['TRADE', 'REFUND', 'INVOICE', 'SERVICE']

export const TopicSet = ({ topics, on, onChange, noteOf }: TopicSetProps) => {
  const say = useSay()
  const id = useId()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = topics.filter(({ title, topic, native }) =>
    [say(title), topic, native].some((text) => text.toLowerCase().includes(wanted)),
  )
  const toggle = (topic: string) => {
    const next = new Set(on)
    if (!next.delete(topic)) next.add(topic)
    onChange?.(next)
  }
  const rowOf = (topic: Topic) => {
    const noteId = `${id}-${topic.topic}`
    // A mandatory topic stays on and says why; one that is wrongly off can be switched on.
    const isLocked = topic.isMandatory && on.has(topic.topic)
    return (
      <TopicRow
        key={topic.topic}
        topic={topic}
        noteId={noteId}
        note={isLocked ? say(texts.mandatory) : noteOf?.(topic)}
        control={
          <Switch
            size="small"
            checked={on.has(topic.topic)}
            disabled={onChange === undefined || isLocked}
            onChange={() => toggle(topic.topic)}
            slotProps={{ input: { 'aria-label': say(topic.title), 'aria-describedby': noteId } }}
          />
        }
      />
    )
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <OutlinedInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={say(texts.search)}
          slotProps={{ input: { 'aria-label': say(texts.search) } }}
          startAdornment={<Icon name="search" fontSize="small" />}
          sx={{ flex: 1 }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }} role="status">
          {say(texts.counts, { on: on.size, total: topics.length })}
        </Typography>
      </Box>
      {shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 2 }}>{say(texts.nothing)}</Typography>
      )}
      {order.map((group) => {
        const ofGroup = shown.filter((one) => one.group === group)
        if (ofGroup.length === 0) return null
        return (
          <Box key={group} role="group" aria-labelledby={`${id}-${group}`} sx={{ mt: 2 }}>
            <Typography id={`${id}-${group}`} variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
              {say(topicGroups[group])}
            </Typography>
            {ofGroup.map(rowOf)}
          </Box>
        )
      })}
    </>
  )
}
