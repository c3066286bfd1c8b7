import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { PageHead } from '@/ui/PageHead'
import { usePageName } from '../menu/ConsoleMenu'
import { askForArea, type Mistake, type Plan, type Question } from './areaCalls'
import { Outcome } from './Outcome'
import { texts } from './texts'
import { useKeptQuestion } from './useKeptQuestion'
import './newArea.css'

/** Wait for a pause in typing, ms, before asking. */
const rests = 150
const largest = 5 * 1024 * 1024

const useRested = <T,>(value: T): T => {
  const [rested, rest] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => rest(value), rests)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(rested)
}

const isComplete = ({ sample, address, path }: Question) =>
  (sample.trim() !== '' || address.trim() !== '') && path.trim() !== ''

const NewAreaPage = () => {
  const say = useSay()
  const [question, setQuestion] = useKeptQuestion()
  const asked = useRested(question)
  const [written, setWritten] = useState<Plan>()
  const { data, error, isFetching } = useQuery({
    queryKey: ['newArea', asked],
    queryFn: ({ signal }) => askForArea(asked, signal),
    enabled: isComplete(asked),
    // Keep the last answer until the next one arrives.
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  })
  const answer = isComplete(question) ? data : undefined
  const mistake = answer && 'error' in answer ? answer : undefined
  const plan = answer && 'file' in answer ? answer : undefined
  const change = (part: Partial<Question>) => {
    setWritten(undefined)
    setQuestion({ ...question, ...part })
  }
  const write = async () => {
    const done = await askForArea({ ...question, write: true })
    if ('file' in done) setWritten(done)
  }
  const parts = { question, change, mistake }
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <div className="new-area">
        <div className="new-area-question">
          <SourceCard {...parts} />
          <Card title={say(texts.area)}>
            <Line {...parts} name="path" label={texts.path} placeholder="/merchant/returnaddress" />
            <Line {...parts} name="name" label={texts.name} placeholder="returnAddress" />
            <Labels {...parts} />
            <Line {...parts} name="key" label={texts.key} placeholder="address_id" options={plan?.fields} />
            <Line {...parts} name="form" label={texts.form} placeholder="receiver, mobile" />
          </Card>
        </div>
        <div className="new-area-outcome" aria-busy={isFetching}>
          {error && <Notice severity="error">{say(texts.unreachable)}</Notice>}
          {written && (
            <Notice
              severity="success"
              role="status"
              action={<Link to={written.path}>{say(texts.open)}</Link>}
            >
              {say(texts.written, { file: written.file })}
            </Notice>
          )}
          <Outcome
            plan={plan}
            isMistaken={mistake !== undefined}
            onWrite={written ? undefined : () => void write()}
          />
        </div>
      </div>
    </>
  )
}

export default NewAreaPage

interface PartProps {
  readonly question: Question
  readonly change: (part: Partial<Question>) => void
  readonly mistake: Mistake | undefined
}

/** A label, its input, and what is wrong with the value. */
const Labelled = ({
  label,
  error,
  children,
}: {
  label: Label
  error?: string | undefined
  children: (ids: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode
}) => {
  const say = useSay()
  const id = useId()
  return (
    <div className="new-area-line">
      <label htmlFor={id}>{say(label)}</label>
      {children({ id, 'aria-describedby': `${id}-error`, 'aria-invalid': error !== undefined })}
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}

interface LineProps extends PartProps {
  readonly name: 'path' | 'name' | 'key' | 'form' | 'address' | 'pointer'
  readonly label: Label
  readonly placeholder: string
  readonly options?: readonly string[] | undefined
}

const Line = ({ question, change, mistake, name, label, placeholder, options }: LineProps) => {
  const list = useId()
  return (
    <Labelled label={label} error={mistake?.about === name ? mistake.error : undefined}>
      {(ids) => (
        <div className="ui-input">
          <input
            {...ids}
            value={question[name]}
            placeholder={placeholder}
            spellCheck={false}
            autoCapitalize="off"
            list={options && list}
            onChange={(event) => change({ [name]: event.target.value })}
          />
          {options && (
            <datalist id={list}>
              {options.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
          )}
        </div>
      )}
    </Labelled>
  )
}

const locales = { zh: '中文', en: 'English', es: 'Español' } as const

const Labels = ({ question: { label }, change }: PartProps) => {
  const say = useSay()
  return (
    <fieldset className="new-area-labels">
      <legend>{say(texts.label)}</legend>
      {(['zh', 'en', 'es'] as const).map((locale) => (
        <div key={locale} className="ui-input">
          <input
            aria-label={locales[locale]}
            placeholder={locales[locale]}
            value={label[locale]}
            onChange={(event) => change({ label: { ...label, [locale]: event.target.value } })}
          />
        </div>
      ))}
    </fieldset>
  )
}

const SourceCard = (parts: PartProps) => {
  const { question, change, mistake } = parts
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > largest)
    if (file.size <= largest) change({ sample: await file.text() })
  }
  const error = isTooLarge ? say(texts.tooLarge) : mistake?.about === 'source' ? mistake.error : undefined
  return (
    <Card
      title={say(texts.source)}
      aside={
        <>
          <Button size="small" onClick={() => input.current?.click()}>
            {say(texts.choose)}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,.csv"
            hidden
            onChange={(event) => {
              void read(event.target.files?.[0])
              // Allow choosing the same file again.
              event.target.value = ''
            }}
          />
        </>
      }
    >
      <Labelled label={texts.sample} error={error}>
        {(ids) => (
          <textarea
            {...ids}
            className="ui-input"
            rows={12}
            spellCheck={false}
            value={question.sample}
            onChange={(event) => change({ sample: event.target.value })}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              const [file] = event.dataTransfer.files
              if (!file) return
              event.preventDefault()
              void read(file)
            }}
          />
        )}
      </Labelled>
      <Line
        {...parts}
        name="address"
        label={texts.address}
        placeholder="https://erp.example.com/api/orders"
      />
      <Line {...parts} name="pointer" label={texts.pointer} placeholder="/user/tradelist" />
    </Card>
  )
}
