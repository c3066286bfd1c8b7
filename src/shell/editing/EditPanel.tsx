import Close from '@mui/icons-material/Close'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Head, Resource } from '@/declaration'
import type { Edit } from '@/declaration/edits'
import { saveFile } from '@/files/saveFile'
import { useSay } from '@/i18n/useSay'
import { call, type DeclaredCall } from '@/platform/client'
import { messageOf } from '@/platform/errors'
import { quietly } from '@/platform/failures'
import { useAreas, useDeclared } from '@/screens/declarations'
import { Button, IconButton } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { askForEdit } from '../developer/areaCalls'
import { Actions } from './Actions'
import { editText } from './edits'
import { Fields } from './Fields'
import { Groups } from './Groups'
import { Columns, Filters, Form } from './Lists'
import { MenuPlaceLines } from './MenuPlaceLines'
import { Names } from './Names'
import { overlayInUse } from './overlayInUse'
import { type Outcome, pending } from './pending'
import { texts } from './texts'
import { useWays } from './useWays'
import './editing.css'

/** The area of the current page, in full: including what this account may not see. */
const useAreaInFront = (): Resource | undefined => {
  const { pathname } = useLocation()
  const { heads, read } = useDeclared()
  const head = heads.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return head && read(head.name)
}

/**
 * Edits the declaration of the current page, which shows changes at once. On writing, the development server splices them into
 * the declaration's file.
 */
const EditPanel = () => {
  const { place } = useSyncExternalStore(pending.subscribe, pending.read)
  return place === undefined ? null : <Panel key={place} place={place} />
}

export default EditPanel

const Panel = ({ place }: { place: string }) => {
  const say = useSay()
  const resource = useAreaInFront()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <aside className="editing" aria-label={say(texts.title)}>
      <header>
        <h2 ref={title} tabIndex={-1}>
          {say(texts.title)}
        </h2>
        <IconButton
          size="small"
          aria-label={say(texts.close)}
          title={say(texts.close)}
          onClick={pending.close}
        >
          <Close fontSize="small" />
        </IconButton>
      </header>
      <p className="editing-quiet">{say(resource ? texts.about : texts.noArea)}</p>
      {resource && <Sections key={resource.name} resource={resource} place={place} />}
    </aside>
  )
}

const Section = ({ name, children }: { name: SectionName; children: ReactNode }) => {
  const say = useSay()
  const isOpen = useSyncExternalStore(pending.subscribe, pending.read).sections?.includes(name) ?? false
  return (
    <details
      className="editing-section"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && pending.toggle(name, open)}
    >
      <summary>{say(texts[name])}</summary>
      {isOpen && children}
    </details>
  )
}

type SectionName = 'names' | 'fields' | 'columns' | 'filters' | 'groups' | 'form' | 'actions' | 'menu'

const Sections = ({ resource, place }: { resource: Resource; place: string }) => {
  const edit = (one: Edit) => pending.add(resource.name, one)
  const parts = { resource, edit }
  const [, opened] = place.split('.')
  return (
    <>
      <div className="editing-sections">
        <Section name="names">
          <Names {...parts} />
        </Section>
        <Section name="fields">
          <Fields {...parts} opened={opened} />
        </Section>
        <Section name="columns">
          <Columns {...parts} />
        </Section>
        <Section name="filters">
          <Filters {...parts} />
        </Section>
        {resource.detail && (
          <Section name="groups">
            <Groups {...parts} />
          </Section>
        )}
        {resource.save && (
          <Section name="form">
            <Form {...parts} />
          </Section>
        )}
        <Section name="actions">
          <Actions {...parts} opened={opened} />
        </Section>
        <Section name="menu">
          <MenuPlaceLines {...parts} />
        </Section>
      </div>
      <Changes area={resource.name} />
    </>
  )
}

/** The edits that are not written yet, each with undo, and where they can be written. */
const Changes = ({ area }: { area: string }) => {
  const say = useSay()
  const { edits, outcome } = useSyncExternalStore(pending.subscribe, pending.read)
  const own = edits[area] ?? []
  const { canWrite, publishing } = useWays()
  const { fetch } = useAreas()
  const [isSending, setSending] = useState(false)
  const send = async (way: (sent: readonly Edit[]) => Promise<Outcome>) => {
    setSending(true)
    const sent = pending.send(area)
    pending.tell(area, sent, await way(sent).catch((error: unknown) => ({ error: messageOf(error) })))
    setSending(false)
  }
  const write = (sent: readonly Edit[]) => askForEdit(area, sent).catch(() => ({ error: say(texts.silent) }))
  const publish = async (head: Head, sent: readonly Edit[]): Promise<Outcome> => {
    const { save } = await fetch(head.name)
    if (save)
      await call(save.call as DeclaredCall, {
        body: { body: JSON.stringify({ name: area, edits: [...(await overlayInUse(area)), ...sent] }) },
        signal: quietly(),
      })
    return { draft: true }
  }
  const save = () =>
    saveFile(
      new Blob([`${JSON.stringify({ area, edits: own }, null, 2)}\n`], { type: 'application/json' }),
      `${area}.edits.json`,
    )
  return (
    <footer>
      <h3>{own.length > 0 ? say(texts.changes, { count: own.length }) : say(texts.noChanges)}</h3>
      <ol className="editing-changes">
        {own.map((one, index) => {
          const words = editText(one)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: edits are made in their order
            <li key={index}>
              <code className="ui-cut" title={words}>
                {words}
              </code>
              <button
                type="button"
                className="ui-plain"
                disabled={isSending}
                aria-label={say(texts.takeBack, { what: words })}
                title={say(texts.takeBack, { what: words })}
                onClick={() => pending.takeBack(area, index)}
              >
                <Close fontSize="small" />
              </button>
            </li>
          )
        })}
      </ol>
      <div className="editing-ways">
        {canWrite && (
          <Button
            size="small"
            variant="contained"
            disabled={own.length === 0}
            loading={isSending}
            onClick={() => void send(write)}
          >
            {say(texts.write)}
          </Button>
        )}
        {publishing && (
          <Button
            size="small"
            variant={canWrite ? 'outlined' : 'contained'}
            disabled={own.length === 0 || isSending}
            title={say(texts.draftHint)}
            onClick={() => void send((sent) => publish(publishing, sent))}
          >
            {say(texts.draft)}
          </Button>
        )}
        <Button size="small" disabled={own.length === 0} onClick={save}>
          {say(texts.save)}
        </Button>
        <Button size="small" variant="text" disabled={own.length === 0} onClick={() => pending.clear(area)}>
          {say(texts.takeAllBack)}
        </Button>
      </div>
      <output aria-label={say(texts.outcome)} data-failed={(outcome && 'error' in outcome) || undefined}>
        {outcome && told(outcome, say)}
        {outcome && 'draft' in outcome && publishing && (
          <Link to={publishing.path}>{say(publishing.label)}</Link>
        )}
      </output>
    </footer>
  )
}

const told = (outcome: Outcome, say: ReturnType<typeof useSay>): string => {
  if ('error' in outcome) return outcome.error
  if ('draft' in outcome) return say(texts.drafted)
  const { file, lines } = outcome
  return lines.length === 0 ? say(texts.same) : say(texts.written, { place: `${file}:${lines.join(', ')}` })
}
