import { useEffect, useRef } from 'react'
import type { FieldOf } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import type { EntryProps, KindEntry } from './entry'
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

export const entry: KindEntry<FieldOf<'files'>> = { Entry: Files, group: true }
