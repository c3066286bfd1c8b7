import { useEffect, useRef } from 'react'
import type { FieldOf } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { sizeOf } from '../validation'
import { Picture } from '../view/file'
import { typesOf } from './acceptedTypes'
import { DropZone } from './DropZone'
import { OnItsWay, Present } from './FileItems'
import type { EntryProps, KindEntry } from './input'
import { plain, TextBox } from './TextBox'
import { useUpload } from './upload'
import { useUploads } from './useUploads'

type Entry<K extends 'files' | 'image'> = EntryProps<FieldOf<K>>

/** What may be uploaded, in words. */
const Allowed = ({ field }: { field: FieldOf<'files'> | FieldOf<'image'> }) => {
  const say = useSay()
  const most = field.kind === 'files' ? field.maxItems : undefined
  const said = [
    field.accept && say('console.kind.files_allowed', { types: typesOf(field.accept) }),
    most !== undefined && say('console.kind.files_limit', { max: most }),
    field.maxBytes !== undefined && say('console.kind.file_limit', { size: sizeOf(field.maxBytes) }),
  ].filter(Boolean)
  return said.length === 0 ? null : <div className="kind-note kind-allowed">{said.join(' · ')}</div>
}

/** A form is not sent while a file of it is still on its way. */
const useComplaint = (running: boolean, complain: (problem: string | undefined) => void) => {
  const problem = useSay()('console.kind.uploading')
  useEffect(() => complain(running ? problem : undefined), [running, problem, complain])
}

const Uploads = ({ field, input, disabled, describedBy, complain }: Entry<'files'>) => {
  const upload = useUpload(field)
  const present: readonly UploadedFile[] = Array.isArray(input.value) ? input.value : []
  const most = field.maxItems ?? Number.POSITIVE_INFINITY
  // A file may arrive, or be taken out, while another is on its way.
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  })
  const { sending, add, remove, retry, running } = useUploads(
    field,
    upload,
    most - present.length,
    (file) => {
      latest.current = [...latest.current, file]
      input.onChange(latest.current)
    },
  )
  useComplaint(running, complain)
  const under = sending.filter(({ problem }) => problem === undefined).length
  const list = (
    <ul className="kind-files">
      {present.map((file) => (
        <Present
          key={file.file_id}
          file={file}
          disabled={disabled}
          onRemove={() => input.onChange(present.filter((one) => one.file_id !== file.file_id))}
        />
      ))}
      {sending.map((one) => (
        <OnItsWay key={one.id} sending={one} onRemove={() => remove(one.id)} onRetry={() => retry(one)} />
      ))}
    </ul>
  )
  return (
    <div className="kind-uploads">
      {upload ? (
        <DropZone
          accept={field.accept}
          several={field.maxItems !== 1}
          disabled={disabled || present.length + under >= most}
          busy={running}
          focusRef={input.ref}
          describedBy={describedBy}
          onFiles={add}
        >
          {list}
        </DropZone>
      ) : (
        list
      )}
      <Allowed field={field} />
    </div>
  )
}

export const files: KindEntry<FieldOf<'files'>> = { Entry: Uploads, group: true }

const OnePicture = ({ field, label, input, disabled, describedBy, complain }: Entry<'image'>) => {
  const upload = useUpload(field)
  const url = plain(input.value)
  const { sending, add, remove, retry, running } = useUploads(field, upload, 1, (file) =>
    input.onChange(file.url),
  )
  useComplaint(running, complain)
  return (
    <div className="kind-uploads">
      <DropZone
        accept={field.accept}
        several={false}
        disabled={disabled || running}
        busy={running}
        focusRef={input.ref}
        describedBy={describedBy}
        onFiles={add}
      >
        <ul className="kind-files">
          {url !== '' && (
            <Present
              key={url}
              file={{ file_id: url, name: label, url }}
              disabled={disabled}
              onRemove={() => input.onChange('')}
            />
          )}
          {sending.map((one) => (
            <OnItsWay key={one.id} sending={one} onRemove={() => remove(one.id)} onRetry={() => retry(one)} />
          ))}
        </ul>
      </DropZone>
      <Allowed field={field} />
    </div>
  )
}

const Address = (props: Entry<'image'>) => {
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

/** With a scene the picture is uploaded, without one its address is typed. */
export const image: KindEntry<FieldOf<'image'>> = {
  Entry: (props) => (props.field.scene === undefined ? <Address {...props} /> : <OnePicture {...props} />),
}
