import { useEffect, useRef } from 'react'
import type { FieldOf } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import type { Entries, EntryProps } from './entry'
import { Picture } from './files'
import { plain, TextBox } from './parts/TextBox'
import { Uploads } from './parts/Uploads'
import { useUploads } from './parts/useUploads'

const Files = ({ field, input, disabled, describedBy, complain }: EntryProps<FieldOf<'files'>>) => {
  const present: readonly UploadedFile[] = Array.isArray(input.value) ? input.value : []
  const room = (field.maxItems ?? Number.POSITIVE_INFINITY) - present.length
  // Files may arrive or be removed while another is uploading.
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  })
  const arrived = (file: UploadedFile) => {
    latest.current = [...latest.current, file]
    input.onChange(latest.current)
  }
  const uploads = useUploads(field, room, arrived, complain)
  return (
    <Uploads
      field={field}
      uploads={uploads}
      present={present}
      full={uploads.under >= room}
      disabled={disabled}
      focusRef={input.ref}
      describedBy={describedBy}
      onRemove={({ file_id }) => input.onChange(present.filter((one) => one.file_id !== file_id))}
    />
  )
}

type ImageProps = EntryProps<FieldOf<'image'>>

const OnePicture = ({ field, label, input, disabled, describedBy, complain }: ImageProps) => {
  const url = plain(input.value)
  const uploads = useUploads(field, 1, (file) => input.onChange(file.url), complain)
  return (
    <Uploads
      field={field}
      uploads={uploads}
      present={url === '' ? [] : [{ file_id: url, name: label, url }]}
      full={uploads.running}
      disabled={disabled}
      focusRef={input.ref}
      describedBy={describedBy}
      onRemove={() => input.onChange('')}
    />
  )
}

const Address = (props: ImageProps) => {
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

export const files: Entries<'files' | 'image'> = {
  files: { Entry: Files, group: true },
  // With a scene the picture is uploaded; otherwise its address is typed.
  image: {
    Entry: (props) => (props.field.scene === undefined ? <Address {...props} /> : <OnePicture {...props} />),
  },
}
