import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { FieldOf } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import { sizeOf } from '../validation'
import { Picture } from '../view/file'
import type { EntryProps, KindEntry } from './input'
import { plain, TextBox } from './TextBox'
import { useUpload } from './upload'

const Address = (props: EntryProps<FieldOf<'image'>>) => {
  const address = plain(props.input.value)
  return (
    <>
      <TextBox entry={props} />
      {address !== '' && !props.invalid && (
        <Picture key={address} address={address} name={props.label} large />
      )}
    </>
  )
}

export const image: KindEntry<FieldOf<'image'>> = { Entry: Address }

/** Whether a file is of a kind that `accept` names: a media type, `image/*`, or an ending. */
const isAccepted = (accept: readonly string[] | undefined, { name, type }: File): boolean =>
  accept === undefined ||
  accept.some((one) =>
    one.startsWith('.')
      ? name.toLowerCase().endsWith(one.toLowerCase())
      : one.endsWith('/*')
        ? type.startsWith(one.slice(0, -1))
        : type === one,
  )

/** Kinds of files as operators call them: PNG for `image/png`, PDF for `.pdf`; what has no short name stays. */
const typesOf = (accept: readonly string[]): string =>
  accept.map((one) => /^(?:\w+\/|\.)([a-z\d]{2,5})$/.exec(one)?.[1]?.toUpperCase() ?? one).join(', ')

/** What may be uploaded, in words. */
const Allowed = ({ field }: { field: FieldOf<'files'> }) => {
  const translate = useTranslate()
  const said = [
    field.accept && translate('console.kind.files_allowed', { types: typesOf(field.accept) }),
    field.maxItems !== undefined && translate('console.kind.files_limit', { max: field.maxItems }),
    field.maxBytes !== undefined && translate('console.kind.file_limit', { size: sizeOf(field.maxBytes) }),
  ].filter(Boolean)
  return said.length === 0 ? null : <div className="kind-note kind-allowed">{said.join(' · ')}</div>
}

const Uploads = ({ field, input, disabled }: EntryProps<FieldOf<'files'>>) => {
  const translate = useTranslate()
  const notify = useNotify()
  const upload = useUpload()
  const picker = useRef<HTMLInputElement>(null)
  const aborter = useRef(new AbortController())
  const [running, setRunning] = useState(0)
  // Strict mode runs effects twice: a controller that was aborted once is of no more use.
  useEffect(() => {
    aborter.current = new AbortController()
    return () => aborter.current.abort()
  }, [])
  const present: readonly UploadedFile[] = Array.isArray(input.value) ? input.value : []
  const room = (field.maxItems ?? Number.POSITIVE_INFINITY) - present.length
  // A file may be removed while another is on its way.
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  })

  const add = async (chosen: readonly File[], send: NonNullable<typeof upload>) => {
    const added: UploadedFile[] = []
    setRunning(chosen.length)
    if (chosen.length > room)
      notify('console.kind.files_limit', { type: 'warning', messageArgs: { max: field.maxItems } })
    for (const file of chosen.slice(0, room)) {
      if (!isAccepted(field.accept, file))
        notify('console.value.file_wrong_type', {
          type: 'error',
          messageArgs: { types: typesOf(field.accept ?? []) },
        })
      else if (field.maxBytes !== undefined && file.size > field.maxBytes)
        notify('console.value.file_too_large', {
          type: 'error',
          messageArgs: { max: sizeOf(field.maxBytes) },
        })
      else
        try {
          added.push(await send(file, aborter.current.signal))
        } catch {
          if (aborter.current.signal.aborted) return
          notify('console.kind.upload_failed', { type: 'error', messageArgs: { name: file.name } })
        }
      setRunning((left) => left - 1)
    }
    setRunning(0)
    if (added.length > 0) input.onChange([...latest.current, ...added])
  }

  return (
    <div className="kind-uploads">
      <ul className="kind-files">
        {present.map((file) => (
          <li key={file.file_id}>
            <span>{file.name}</span>
            <button
              type="button"
              className="kind-remove"
              disabled={disabled}
              aria-label={translate('console.value.file_remove', { name: file.name })}
              onClick={() => input.onChange(present.filter((one) => one.file_id !== file.file_id))}
            />
          </li>
        ))}
      </ul>
      {upload && (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            multiple={field.maxItems !== 1}
            accept={field.accept?.join(',')}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])]
              // The same file may be chosen again after it was removed.
              target.value = ''
              void add(chosen, upload)
            }}
          />
          <Button
            ref={input.ref}
            size="small"
            disabled={disabled || running > 0 || room <= 0}
            onClick={() => picker.current?.click()}
          >
            {translate(running > 0 ? 'console.kind.uploading' : 'console.kind.upload')}
          </Button>
        </>
      )}
      <Allowed field={field} />
    </div>
  )
}

export const files: KindEntry<FieldOf<'files'>> = { Entry: Uploads, group: true }
