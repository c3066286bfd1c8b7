import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useSay } from '@/i18n/useSay'
import type { Topic } from '../../topics'
import { TopicRow } from './TopicRow'
import { many } from './texts'
import type { Target } from './useShops'

interface AddTopicProps {
  readonly topics: readonly Topic[]
  readonly targets: readonly Target[]
  readonly chosen: string
  readonly onChoose: (topic: string) => void
}

/** Chooses one topic to switch on in many shops, with the number of shops that lack it, if known. */
export const AddTopic = ({ topics, targets, chosen, onChoose }: AddTopicProps) => {
  const say = useSay()
  const isKnown = targets.every(({ topics: on }) => on)
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {say(many.addHint)}
      </Typography>
      <RadioGroup aria-label={say(many.add)} value={chosen} onChange={(_, value) => onChoose(value)}>
        {topics.map((topic) => {
          const missing = targets.filter((shop) => !shop.topics?.has(topic.topic)).length
          return (
            <TopicRow
              key={topic.topic}
              topic={topic}
              note={missing === 0 ? say(many.allOn) : isKnown && say(many.missing, { count: missing })}
              control={
                <Radio
                  size="small"
                  value={topic.topic}
                  disabled={missing === 0}
                  slotProps={{ input: { 'aria-label': say(topic.title) } }}
                />
              }
            />
          )
        })}
      </RadioGroup>
    </>
  )
}
