import { useEffect, useRef } from 'react'
import type { FieldOf } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import type { EntryProps, KindEntry } from './entry'
import { Allowed, DropZone, OnItsWay, Present, useComplaint } from './parts/Uploads'
import { useUpload, useUploads } from './parts/useUploads'

const Uploads = ({ field, input, disabled, describedBy, complain }: EntryProps<FieldOf<'files'>>) => {
  const upload = useUpload(field)
  const present: readonly UploadedFile[] = Array.isArray(input.value) ? input.value : []
  const most = field.maxItems ?? Number.POSITIVE_INFINITY
  // Files may arrive or be removed while another is uploading.
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

export const entry: KindEntry<FieldOf<'files'>> = { Entry: Uploads, group: true }
