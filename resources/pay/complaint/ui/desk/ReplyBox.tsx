import AttachFile from '@mui/icons-material/AttachFile'
import LinkIcon from '@mui/icons-material/Link'
import { useCallback, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Field, isSet, type Json } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ActionForm } from '@/screens/actions/ActionForm'
import { useCarriesOut } from '@/screens/actions/ActionHost'
import { KindInput } from '@/screens/kinds/KindInput'
import { Button } from '@/ui/Button'
import { texts } from './texts'

interface ReplyBoxProps {
  readonly record: RaRecord
  readonly next: (() => void) | undefined
  readonly onTyped: (typed: boolean) => void
}

export const ReplyBox = ({ record, next, onTyped }: ReplyBoxProps) => {
  const say = useSay()
  const box = useRef<HTMLElement>(null)
  useCarriesOut('reply', ({ id }) => {
    const input = id === record.id ? box.current?.querySelector('textarea') : undefined
    input?.scrollIntoView({ block: 'nearest' })
    input?.focus()
    return input !== undefined && input !== null
  })
  return (
    <section ref={box} className="desk-reply" aria-label={say(texts.reply)}>
      <ActionForm name="reply" record={record} next={next} onTyped={onTyped}>
        {(inputs) => <Inputs inputs={inputs} />}
      </ActionForm>
    </section>
  )
}

const partOf = (name: string) =>
  name.startsWith('jump_') ? 'link' : name.endsWith('_images') ? 'pictures' : ''

/** The text is always visible, pictures and link once opened, so nothing is sent unseen. */
const Inputs = ({ inputs }: { inputs: readonly { readonly name: string; readonly field: Field }[] }) => {
  const say = useSay()
  // Stays open once opened: an upload may be running.
  const [open, setOpen] = useState<{ readonly [part: string]: boolean }>({})
  const values: readonly Json[] = useWatch({ name: inputs.map(({ name }) => name) })
  // Link and label go together (44003).
  const bothOrNone = useCallback(
    (value: unknown, all: Record<string, unknown>) =>
      !value && Boolean(all.jump_url) !== Boolean(all.jump_url_text) ? say(texts.both) : undefined,
    [say],
  )
  const isOpen = (part: string) =>
    open[part] === true || inputs.some(({ name }, index) => partOf(name) === part && isSet(values[index]))
  const toggle = (part: string) => setOpen({ ...open, [part]: !isOpen(part) })
  return (
    <>
      <div className="desk-inputs">
        {inputs.map(({ name, field }) => {
          const part = partOf(name)
          if (part !== '' && open[part] === undefined && !isOpen(part)) return null
          return (
            <div key={name} data-part={part} hidden={part !== '' && !isOpen(part)}>
              <KindInput
                name={name}
                // Grows with the text, but leaves room for the conversation.
                field={field.kind === 'multiline' ? { ...field, rows: 2 } : field}
                validate={part === 'link' ? bothOrNone : undefined}
              />
            </div>
          )
        })}
      </div>
      <div className="desk-more">
        <Button
          size="small"
          variant="text"
          startIcon={<AttachFile fontSize="small" />}
          aria-expanded={isOpen('pictures')}
          onClick={() => toggle('pictures')}
        >
          {say(texts.addPictures)}
        </Button>
        <Button
          size="small"
          variant="text"
          startIcon={<LinkIcon fontSize="small" />}
          aria-expanded={isOpen('link')}
          onClick={() => toggle('link')}
        >
          {say(texts.addLink)}
        </Button>
      </div>
    </>
  )
}
