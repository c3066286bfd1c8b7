import Autocomplete from '@mui/material/Autocomplete'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { channels } from '@resources/terms/channels'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { colon, comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { RunProgress } from '@/screens/actions/RunProgress'
import { useReasons } from '@/screens/actions/reasons'
import { answerKey, Failure, type PanelProps } from '@/screens/kinds/kit'
import { useDraft } from '@/screens/page'
import { useRunContext, useRuns } from '@/screens/runs/useRuns'
import { Dialog, DialogBody, DialogFooter, DialogTitle } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { isOp, type Op, type Topic, topicsOf } from '../topics'
import { topicEndpoints } from '../topics.endpoints'
import { isSameSet, TopicRow, TopicSet, TopicsAwaited } from './topics/TopicSet'
import { many } from './topics/texts'
import { channelsOf, type Target, useShops } from './topics/useShops'

interface AddTopicProps {
  readonly topics: readonly Topic[]
  readonly targets: readonly Target[]
  readonly chosen: string
  readonly onChoose: (topic: string) => void
}

const AddTopic = ({ topics, targets, chosen, onChoose }: AddTopicProps) => {
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

interface ReplaceTopicsProps {
  readonly topics: readonly Topic[]
  readonly targets: readonly Target[]
  readonly on: ReadonlySet<string>
  readonly onChange: (on: ReadonlySet<string>) => void
}

/** The new set for many shops: copied from one of them or composed, with the number of shops that each topic changes. */
const ReplaceTopics = ({ topics, targets, on, onChange }: ReplaceTopicsProps) => {
  const say = useSay()
  const known = targets.flatMap(({ topics: has, ...shop }) => (has ? [{ ...shop, has }] : []))
  const unchanged = known.filter(({ has }) => isSameSet(has, on)).length
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

const mostNamed = 20

const LeftOutShops = ({
  groups,
}: {
  /** By obstacle: a shop of the same name may be in several. */
  groups: readonly { readonly key: string; readonly reason: string; readonly names: readonly string[] }[]
}) => {
  const say = useSay()
  const left = groups.filter(({ names }) => names.length > 0)
  if (left.length === 0) return null
  return (
    <Notice severity="info">
      {say('console.action.not_allowed_count', {
        count: left.reduce((sum, { names }) => sum + names.length, 0),
      })}
      {left.map(({ key, reason, names }) => (
        <div key={key}>
          {names.slice(0, mostNamed).join(say(comma)) +
            (names.length > mostNamed ? ' …' : '') +
            say(colon) +
            reason}
        </div>
      ))}
    </Notice>
  )
}

type Mode = 'add' | 'replace'

const everyOp = Object.keys(channels).filter(isOp)
const nothing: ReadonlySet<string> = new Set()

/**
 * Sets topics of many shops of one channel: adds one topic to each shop, or replaces the whole set. Adding is the common case
 * and removes nothing, so it is the default.
 */
const EventsOfMany = ({ records, resource, onClose }: PanelProps) => {
  const say = useSay()
  const runs = useRuns()
  const context = useRunContext()
  const queryClient = useQueryClient()
  const offered = records.length > 0 ? channelsOf(records) : everyOp
  const [op, setOp] = useState<Op | undefined>(offered.length === 1 ? offered[0] : undefined)
  const [mode, setMode] = useState<Mode>('add')
  const [topic, setTopic] = useState('')
  const [set, setSet] = useState(nothing)
  const [runId, setRunId] = useState<string>()
  const shops = useShops({ op, ticked: records, resource })
  const reason = useReasons(
    resource,
    shops.notGranted.some(({ names }) => names.length > 0),
  )
  const isChosen = runId === undefined && (topic !== '' || set.size > 0)
  const settle = useDraft(isChosen, 'page')

  const topics = op === undefined ? [] : topicsOf(op)
  const wanted = mode === 'add' ? shops.targets.filter((shop) => !shop.topics?.has(topic)) : shops.targets
  const isReady =
    mode === 'add'
      ? topic !== ''
      : topics.every(({ topic: one, isMandatory }) => !isMandatory || set.has(one))
  const mayDo = { add: resource.actions?.updateevent, replace: resource.actions?.updateeventlist }

  const choose = (next: Op) => {
    setOp(next)
    setTopic('')
    setSet(nothing)
  }
  const begin = () => {
    const [action, input] =
      mode === 'add'
        ? ['updateevent', { topic, is_enable: true }]
        : [
            'updateeventlist',
            { topic_list: topics.flatMap((one) => (set.has(one.topic) ? [one.topic] : [])) },
          ]
    setRunId(runs.startAction({ resource, action, records: wanted, input }, context))
    settle()
  }
  const close = () => {
    for (const endpoint of [topicEndpoints.eventlist, topicEndpoints.topicshops])
      void queryClient.invalidateQueries({ queryKey: answerKey(endpoint) })
    onClose()
  }

  return (
    <Dialog
      // A stray click must not discard the choice; only the dialog's own button does.
      kept={isChosen}
      onClose={close}
      width="sm"
      fillsPhone
    >
      {runId !== undefined ? (
        <RunProgress title={say(many.title)} id={runId} bulk={false} onClose={close} />
      ) : (
        <>
          <DialogTitle>{say(many.title)}</DialogTitle>
          <DialogBody gap={6}>
            {offered.length > 1 && (
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={say(many.channel)}
                value={op ?? null}
                onChange={(_, next: Op | null) => next && choose(next)}
                sx={{ flexWrap: 'wrap' }}
              >
                {offered.map((one) => (
                  <ToggleButton key={one} value={one}>
                    {say(channels[one])}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {op === undefined
                ? say(many.chooseChannel)
                : shops.isLoaded &&
                  shops.targets.length > 0 &&
                  say(many.can, { count: shops.targets.length })}
            </Typography>
            {op !== undefined && shops.isLoaded && shops.targets.length === 0 && (
              <Notice severity="warning">
                {say(records.length > 0 ? 'console.action.none_allowed' : many.none)}
              </Notice>
            )}
            {op !== undefined && shops.isLoaded && (
              <LeftOutShops
                groups={[
                  { key: 'channel', reason: say(many.otherChannel), names: shops.otherChannel },
                  ...shops.notGranted.map(({ code, names }) => ({
                    key: String(code),
                    reason: reason({ offer: {}, record: {}, code }),
                    names,
                  })),
                ]}
              />
            )}
            <Failure error={shops.error} onRetry={() => void shops.refetch()} />
            {op !== undefined && !shops.isLoaded && !shops.error && <TopicsAwaited topics={topics} />}
            {op !== undefined && shops.isLoaded && shops.targets.length > 0 && (
              <div>
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  value={mode}
                  onChange={(_, next: Mode | null) => next && setMode(next)}
                >
                  <ToggleButton value="add" disabled={!mayDo.add}>
                    {say(many.add)}
                  </ToggleButton>
                  <ToggleButton value="replace" disabled={!mayDo.replace}>
                    {say(many.replace)}
                  </ToggleButton>
                </ToggleButtonGroup>
                {mode === 'add' ? (
                  <AddTopic topics={topics} targets={shops.targets} chosen={topic} onChoose={setTopic} />
                ) : (
                  <ReplaceTopics topics={topics} targets={shops.targets} on={set} onChange={setSet} />
                )}
              </div>
            )}
          </DialogBody>
          <DialogFooter
            cancel={say('ra.action.cancel')}
            confirm={
              isReady && shops.isLoaded
                ? say(mode === 'add' ? many.switchOn : many.overwrite, { count: wanted.length })
                : say(mode === 'add' ? many.switchOnSome : many.overwriteSome)
            }
            danger={mode === 'replace'}
            disabled={!isReady || wanted.length === 0 || !mayDo[mode]}
            onConfirm={begin}
          />
        </>
      )}
    </Dialog>
  )
}

export default EventsOfMany
