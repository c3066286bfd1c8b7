import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { availabilityOf, currentTime } from '@/screens/actions/availability'
import { type DetailProps, KindCell } from '@/screens/kinds/kit'
import { Conversation } from './desk/Conversation'
import { ComplaintFacts } from './desk/Facts'
import { Pictures } from './desk/Pictures'
import { ReplyBox } from './desk/ReplyBox'
import { evidenceOf, historyOf } from './desk/read'
import { ComplaintTrades } from './desk/Trades'
import { texts } from './desk/texts'
import './desk/desk.css'

/** The detail of a complaint as a workspace: subject and deadline, conversation, facts, payments, reply. */
const ComplaintDesk = ({ resource, record, partial, next }: DetailProps) => {
  const say = useSay()
  // Once the detail is complete, a missing history will not arrive any more.
  const entries = historyOf(record) ?? (partial ? undefined : [])
  return (
    <div className="desk">
      <Matter resource={resource} record={record} />
      {resource.fields.history && (
        <section>
          <h3>{say(texts.conversation)}</h3>
          {entries ? <Conversation entries={entries} /> : <p className="desk-quiet">{say(texts.waiting)}</p>}
        </section>
      )}
      <ComplaintFacts resource={resource} record={record} />
      {(!partial || record.trades !== undefined) && (
        <section>
          <h3>{say(texts.trades)}</h3>
          <ComplaintTrades record={record} />
        </section>
      )}
      <Answer resource={resource} record={record} next={next} />
    </div>
  )
}

/** State, time left and payer, then the complaint in the payer's own words. */
const Matter = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const say = useSay()
  const cell = (name: string) => {
    const field = resource.fields[name]
    return field && <KindCell field={field} name={name} value={record[name]} record={record} />
  }
  const marked =
    record.incoming_user_response === true ||
    (Array.isArray(record.user_tag_list) && record.user_tag_list.length > 0)
  const times = record.user_complaint_times
  return (
    <section className="desk-matter">
      <div className="desk-line">
        {cell('complaint_state')}
        {record.complaint_state !== 'PROCESSED' && cell('due_time')}
        {marked && cell('user_tag_list')}
        {typeof times === 'number' && times > 1 && (
          <span className="kind-note" data-tone="warning">
            {say(texts.times, { n: times })}
          </span>
        )}
      </div>
      <p className="desk-problem">
        {cell('problem_type')}
        {typeof record.problem_description === 'string' && <strong>{record.problem_description}</strong>}
      </p>
      {typeof record.complaint_detail === 'string' && (
        <p className="desk-detail">{record.complaint_detail}</p>
      )}
      <Pictures addresses={evidenceOf(record)} />
    </section>
  )
}

/**
 * The reply box, or why there is none. If somebody else closes the complaint meanwhile, the draft and the refusal stay
 * visible.
 */
const Answer = ({ resource, record, next }: Pick<DetailProps, 'resource' | 'record' | 'next'>) => {
  const say = useSay()
  const [typed, setTyped] = useState(false)
  const action = resource.actions?.reply
  if (!action) return null
  const { allowed } = availabilityOf(action, record, currentTime())
  return (
    <>
      {!allowed && <p className={typed ? 'desk-quiet' : 'desk-reply desk-quiet'}>{say(texts.closed)}</p>}
      {(allowed || typed) && <ReplyBox record={record} next={next} onTyped={setTyped} />}
    </>
  )
}

export default ComplaintDesk
