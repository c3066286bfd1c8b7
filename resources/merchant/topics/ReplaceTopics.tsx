import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useSay } from '@/i18n/useSay'
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

/** The set that many shops are to have: taken from one of them, or put together. */
export const ReplaceTopics = ({ topics, targets, on, onChange }: ReplaceTopicsProps) => {
  const say = useSay()
  return (
    <>
      <Alert severity="warning" sx={{ my: 2 }}>
        {say(many.warning, { count: targets.length })}
      </Alert>
      <Autocomplete
        options={targets}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        onChange={(_, shop) => shop && onChange(shop.topics)}
        renderInput={(params) => <TextField {...params} size="small" label={say(many.source)} />}
        sx={{ mb: 2 }}
      />
      <TopicSet topics={topics} on={on} onChange={onChange} />
    </>
  )
}
