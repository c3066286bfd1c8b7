import type { FieldOf } from '@/declaration'
import type { EntryProps, KindEntry } from './entry'
import { Picture } from './parts/Picture'
import { plain, TextBox } from './parts/TextBox'
import { Uploads } from './parts/Uploads'
import { useUploads } from './parts/useUploads'

type Props = EntryProps<FieldOf<'image'>>

const OnePicture = ({ field, label, input, disabled, describedBy, complain }: Props) => {
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
