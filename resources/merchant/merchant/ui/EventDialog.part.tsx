import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '@/declaration'
import { colon } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { newRequestId } from '@/platform/requestId'
import { availabilityOf, currentTime } from '@/screens/actions/availability'
import type { Changed } from '@/screens/actions/fate'
import { useReasons } from '@/screens/actions/reasons'
import { useAct } from '@/screens/actions/useAct'
import { RecordChanges } from '@/screens/history/RecordChanges'
import { answerKey, Failure, KindCell, type PanelProps, useAnswer } from '@/screens/kinds/kit'
import { useDraft } from '@/screens/page'
import { useRecordName } from '@/screens/recordName'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { type Topic, type TopicRule, topicsOf } from '../topics'
import { topicEndpoints } from '../topics.endpoints'
import { isSameSet, TopicSet, TopicsAwaited } from './topics/TopicSet'
import { texts } from './topics/texts'

const ruleFields = { PAID: 'paid_push_rule', FLAG: 'flag_push_rule' } as const

interface RuleNoteProps {
  readonly rule: Exclude<TopicRule, 'NONE'>
  readonly resource: Resource
  readonly shop: RaRecord
}

export const RuleNote = ({ rule, resource, shop }: RuleNoteProps) => {
  const say = useSay()
  const name = ruleFields[rule]
  const field = resource.fields[name]
  if (shop[name] === '') return <span>{say(rule === 'PAID' ? texts.paidUnset : texts.flagUnset)}</span>
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      {/* The space after the colon is the language's own: Chinese has none. */}
      <span style={{ whiteSpace: 'pre-wrap' }}>
        {say(rule === 'PAID' ? texts.paid : texts.flag)}
        {say(colon)}
      </span>
      {/* Fields hidden from this operator are missing from the resource. */}
      {field && <KindCell field={field} name={name} value={shop[name]} record={shop} />}
    </Box>
  )
}

const EventDialog = ({ records: [shop], ...props }: PanelProps) => shop && <Events shop={shop} {...props} />

const Events = ({ shop, resource, onClose, refresh }: Omit<PanelProps, 'records'> & { shop: RaRecord }) => {
  const say = useSay()
  const nameOf = useRecordName()
  const act = useAct()
  const queryClient = useQueryClient()
  const query = { sellerNick: String(shop.seller_nick), appId: String(shop.app_id), op: shop.op }
  const { data, error, isFetching, refetch } = useAnswer(topicEndpoints.eventlist, query, { gcTime: 0 })
  const [changed, setChanged] = useState<ReadonlySet<string>>()
  // One request id per set: resending the same set after a timeout is harmless, a different set is a new call.
  const request = useRef({ of: '', id: '' })
  const [failure, setFailure] = useState<string>()
  // Changes by others to the shop. Saving again confirms them.
  const [meanwhile, setMeanwhile] = useState<Changed>()
  const seen = meanwhile?.record ?? shop
  const [busy, setBusy] = useState(false)
  const locked = useLocked(shop, resource)

  const topics = topicsOf(String(shop.op))
  const before = new Set(data?.items.flatMap(({ topic, is_enable }) => (is_enable ? [topic] : [])))
  const on = changed ?? before
  const isChanged = changed !== undefined && !isSameSet(changed, before)
  const settle = useDraft(isChanged, 'page')
  const action = resource.actions?.updateeventlist

  const save = async () => {
    if (!action) return
    setBusy(true)
    setFailure(undefined)
    const topic_list = topics.flatMap(({ topic }) => (on.has(topic) ? [topic] : []))
    const of = topic_list.join()
    if (request.current.of !== of) request.current = { of, id: newRequestId() }
    const asked = { name: 'updateeventlist', action, record: seen, input: { topic_list } }
    const fate = await act.send(asked, request.current.id)
    setBusy(false)
    refresh()
    void queryClient.invalidateQueries({ queryKey: answerKey(topicEndpoints.eventlist) })
    void queryClient.invalidateQueries({ queryKey: answerKey(topicEndpoints.topicshops) })
    if (fate.state === 'changed') {
      request.current = { of: '', id: '' }
      setMeanwhile(fate.changed)
    }
    if (fate.state !== 'done') return setFailure(fate.reason)
    settle()
    act.tell(asked, fate)
    onClose()
  }
  const noteOf = ({ rule }: Topic) =>
    rule === 'NONE' ? undefined : <RuleNote rule={rule} resource={resource} shop={shop} />

  return (
    <Dialog
      title={say(texts.title, { name: nameOf(shop) })}
      busy={busy}
      kept={isChanged}
      onClose={onClose}
      width="sm"
      fillsPhone
    >
      <DialogBody>
        {failure !== undefined && (
          <Notice severity="error" style={{ marginBottom: 8 }}>
            {failure}
            {meanwhile && <RecordChanges changes={meanwhile.changes} />}
          </Notice>
        )}
        {locked !== undefined && (
          <Notice severity="info" style={{ marginBottom: 8 }}>
            {locked}
          </Notice>
        )}
        <Failure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        {!data && !error && <TopicsAwaited topics={topics} />}
        {data && (
          <TopicSet
            topics={topics}
            on={on}
            onChange={locked === undefined && !busy ? setChanged : undefined}
            noteOf={noteOf}
          />
        )}
      </DialogBody>
      {isChanged && (
        <Notice severity="warning" square>
          {say(texts.overwrites, difference(before, on))}
        </Notice>
      )}
      <DialogFooter
        start={
          data &&
          locked === undefined && (
            <Button
              color="inherit"
              disabled={busy}
              style={{ marginInlineEnd: 'auto' }}
              onClick={() => setChanged(defaults(topics))}
            >
              {say(texts.reset)}
            </Button>
          )
        }
        cancel={say(isChanged ? 'ra.action.cancel' : 'ra.action.close')}
        confirm={locked === undefined ? say('ra.action.save') : undefined}
        disabled={!isChanged}
        onConfirm={() => void save()}
      />
    </Dialog>
  )
}

const defaults = (topics: readonly Topic[]): ReadonlySet<string> =>
  new Set(topics.flatMap(({ topic, isDefault }) => (isDefault ? [topic] : [])))

const difference = (before: ReadonlySet<string>, after: ReadonlySet<string>) => ({
  on: [...after].filter((topic) => !before.has(topic)).length,
  off: [...before].filter((topic) => !after.has(topic)).length,
})

const useLocked = (shop: RaRecord, resource: PanelProps['resource']): string | undefined => {
  const say = useSay()
  const action = resource.actions?.updateeventlist
  const availability = action && availabilityOf(action, shop, currentTime())
  const reason = useReasons(resource, availability?.allowed === false)
  if (!availability) return say(texts.readOnly)
  const { allowed, code } = availability
  return allowed ? undefined : say(texts.locked, { reason: reason({ offer: action, record: shop, code }) })
}

export default EventDialog
