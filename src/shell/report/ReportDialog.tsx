import { useId, useState } from 'react'
import { saveFile } from '@/files/saveFile'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Loading'
import { useLoaded } from '@/ui/late'
import { Notice } from '@/ui/Notice'
import { type Choice, chosen, nothingLeft, type Section, sections, toggled } from './choice'
import {
  bytesIn,
  largestReport,
  longestNote,
  type Report,
  type ReportedCall,
  reportText,
  trimmed,
} from './report'
import { dialogTexts as texts } from './texts'
import { useReport } from './useReport'
import '@/ui/checkbox.css'
import './report.css'

const inKilobytes = (bytes: number): string => String(Math.ceil(bytes / 1000))

/** Does not contain the date: it would reveal by how much the report's times were moved. */
const fileName = (): string => `problem-${crypto.randomUUID().slice(0, 8)}.json`

const Shown = ({ name, value }: { name: string; value: unknown }) => {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={say(texts.jsonOf, { name })}>{say(texts.json)}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
      )}
    </details>
  )
}

interface TickProps {
  readonly name: string
  readonly ticked: boolean
  readonly onToggle: () => void
}

const Tick = ({ name, ticked, onToggle }: TickProps) => (
  <label>
    <input type="checkbox" className="ui-checkbox" checked={ticked} onChange={onToggle} />
    {name}
  </label>
)

const outcomeOf = ({ status, answer }: ReportedCall): string =>
  [status === 0 ? '' : `HTTP ${status}`, answer && ('is' in answer ? answer.is : `code ${answer.code}`)]
    .filter(Boolean)
    .join(' · ')

interface PartsProps {
  readonly report: Report
  readonly choice: Choice
  readonly change: (next: Partial<Choice>) => void
}

const Calls = ({ report, choice, change }: PartsProps) => (
  <ul className="report-calls">
    {report.calls?.map((call, place) => {
      const name = `${call.method} ${call.path}`
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls stay as they were
        <li key={place}>
          <Tick
            name={`${name} · ${outcomeOf(call)}`}
            ticked={!choice.leftCalls.has(place)}
            onToggle={() => change({ leftCalls: toggled(choice.leftCalls, place) })}
          />
          <Shown name={name} value={call} />
        </li>
      )
    })}
  </ul>
)

const countIn = (report: Report, section: Section): number => {
  const value = report[section]
  if (Array.isArray(value)) return value.length
  return section === 'workspace' ? (report.workspace?.addresses.length ?? 0) : 1
}

const Parts = (props: PartsProps) => {
  const say = useSay()
  const { report, choice, change } = props
  return (
    <ul className="report-parts">
      {sections.map((section) => {
        const count = countIn(report, section)
        if (report[section] === undefined || count === 0) return null
        const name = say(texts.sections[section], { count })
        const ticked = !choice.left.has(section)
        return (
          <li key={section}>
            <Tick
              name={name}
              ticked={ticked}
              onToggle={() => change({ left: toggled(choice.left, section) })}
            />
            {section !== 'calls' && <Shown name={name} value={report[section]} />}
            {section === 'calls' && ticked && <Calls {...props} />}
          </li>
        )
      })}
    </ul>
  )
}

const Note = ({ note, change }: { note: string; change: PartsProps['change'] }) => {
  const say = useSay()
  const id = useId()
  return (
    <div className="report-note">
      <label htmlFor={id}>{say(texts.note)}</label>
      <textarea
        id={id}
        className="ui-input"
        rows={3}
        maxLength={longestNote}
        value={note}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => change({ note: target.value })}
      />
      <p id={`${id}-hint`}>{say(texts.noteHint)}</p>
    </div>
  )
}

/** Shows what a report would contain; each part can be left out. Nothing leaves the browser except as a saved file. */
const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const make = useReport()
  const [failed, fail] = useState(false)
  const ready = useLoaded(make, !failed, () => fail(true))
  const [choice, choose] = useState(nothingLeft)
  const change = (next: Partial<Choice>) => choose({ ...choice, ...next })
  const report = ready && trimmed(chosen(ready.report, choice))
  return (
    <Dialog title={say(texts.title)} width="md" fillsPhone kept={choice.note !== ''} onClose={onClose}>
      <DialogBody className="report-dialog">
        <p>{say(texts.about)}</p>
        <Note note={choice.note} change={change} />
        <h3>{say(texts.contents)}</h3>
        {failed && <Notice severity="error">{say(texts.failed)}</Notice>}
        {!ready && !failed && <Skeleton height={160} />}
        {ready && <Parts report={ready.report} choice={choice} change={change} />}
        {report && (
          <p className="report-size">
            {say(texts.size, { size: inKilobytes(bytesIn(report)) })}
            {ready.tooMany > 0 &&
              ` ${say(texts.trimmed, { most: inKilobytes(largestReport), count: ready.tooMany })}`}
          </p>
        )}
      </DialogBody>
      <DialogFooter
        cancel={say(texts.cancel)}
        confirm={say(texts.download)}
        disabled={!report}
        onConfirm={() => {
          if (!report) return
          saveFile(new Blob([reportText(report)], { type: 'application/json' }), fileName())
          onClose()
        }}
      />
    </Dialog>
  )
}

export default ReportDialog
