import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import type { Topic } from '../../topics'
import { TopicSet } from './TopicSet'
import { many } from './texts'
import type { Target } from './useShops'

interface ReplaceTopicsProps {
  readonly topics: readonly Topic[]
  readonly targets: readonly Target[]
  readonly on: ReadonlySet<string>
  readonly onChange: (on: ReadonlySet<string>) => void
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((one) => b.has(one))

/**
 * The set that many shops are to have: copied from one of them or put together, with the number of shops each topic changes.
 */
export const ReplaceTopics = ({ topics, targets, on, onChange }: ReplaceTopicsProps) => {
  const say = useSay()
  const known = targets.flatMap(({ topics: has, ...shop }) => (has ? [{ ...shop, has }] : []))
  const unchanged = known.filter(({ has }) => isSameSet(has, on)).length
  /** How many shops the topic's switch would change in. */
  const noteOf = ({ topic }: Topic) => {
    const isOn = on.has(topic)
    const count = known.filter(({ has }) => has.has(topic) !== isOn).length
    return count > 0 ? say(isOn ? many.turnsOn : many.turnsOff, { count }) : undefined
  }
  return (
    <>
      <Notice severity="warning" style={{ marginBlock: 8 }}>
        {say(many.warning, { count: targets.length })}
        {unchanged > 0 && ` ${say(many.unchanged, { count: unchanged })}`}
      </Notice>
      {known.length > 0 && (
        <Autocomplete
          options={known}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          onChange={(_, shop) => shop && onChange(shop.has)}
          renderInput={(params) => <TextField {...params} size="small" label={say(many.source)} />}
          sx={{ mb: 2 }}
        />
      )}
      <TopicSet topics={topics} on={on} onChange={onChange} noteOf={noteOf} />
    </>
  )
}
