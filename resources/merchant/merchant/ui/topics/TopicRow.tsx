import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import type { Topic } from '../../topics'

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 0),
  borderBottom: `1px solid ${theme.palette.divider}`,
}))

interface TopicRowProps {
  readonly topic: Topic
  /** A switch or a radio button. */
  readonly control: ReactNode
  readonly note?: ReactNode
  readonly noteId?: string
}

/** A topic as a line of a dialog: its name, the channel's name for it, and when it is sent. */
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
