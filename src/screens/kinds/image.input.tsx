import type { FieldOf } from '@/declaration'
import type { EntryProps, KindEntry } from './entry'
import { Picture } from './parts/Picture'
import { plain, TextBox } from './parts/TextBox'
import { Allowed, DropZone, OnItsWay, Present, useComplaint } from './parts/Uploads'
import { useUpload, useUploads } from './parts/useUploads'

type Props = EntryProps<FieldOf<'image'>>

const OnePicture = ({ field, label, input, disabled, describedBy, complain }: Props) => {
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

const Address = (props: Props) => {
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

/** With a scene the picture is uploaded; otherwise its address is typed. */
export const entry: KindEntry<FieldOf<'image'>> = {
  Entry: (props) => (props.field.scene === undefined ? <Address {...props} /> : <OnePicture {...props} />),
}
