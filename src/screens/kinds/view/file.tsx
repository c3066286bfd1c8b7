import { useState } from 'react'
import type { FieldOf, Json } from '@/declaration'
import { isImageAddress, type UploadedFile } from '@/declaration/kinds/file'
import { textIn } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { webAddress } from './address'
import { FileView } from './FileView'
import { Raw } from './Raw'
import type { KindView } from './view'

/** A picture from this site or in its own address; one of another host is a link, because none is ever asked. */
export const Picture = ({ address, name, large }: { address: string; name: string; large?: boolean }) => {
  const say = useSay()
  const [failed, setFailed] = useState(false)
  if (!isImageAddress(address)) return <Raw value={address} />
  const elsewhere = webAddress(address)
  if (elsewhere !== undefined && new URL(elsewhere).origin !== location.origin)
    return (
      <a href={elsewhere} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    )
  if (failed) return <span className="kind-raw">{say('console.value.image_failed')}</span>
  return (
    <img
      className={large ? 'kind-picture' : 'kind-thumbnail'}
      src={address}
      alt={name}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

export const image: KindView<FieldOf<'image'>> = {
  Cell: ({ field, value, locale }) =>
    typeof value === 'string' ? (
      <Picture address={value} name={textIn(field.label, locale)} />
    ) : (
      <Raw value={value} />
    ),
  Field: ({ field, value, locale }) =>
    typeof value === 'string' ? (
      <Picture address={value} name={textIn(field.label, locale)} large />
    ) : (
      <Raw value={value} />
    ),
  width: () => 40,
}

const isFile = (value: Json): value is UploadedFile =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'url' in value &&
  typeof value.url === 'string'

/** The files by their names: pictures small, others as links where their addresses are some. */
const FileLinks = ({ value }: { value: Json }) => {
  if (!Array.isArray(value)) return <Raw value={value} />
  return (
    <ul className="kind-files">
      {value.map((file: Json, index) =>
        isFile(file) ? (
          <li key={file.file_id} className="kind-file">
            <FileView file={file} />
          </li>
        ) : (
          <li key={String(index)}>
            <Raw value={file} />
          </li>
        ),
      )}
    </ul>
  )
}

const FileCount = ({ count }: { count: number }) =>
  useSay()('console.kind.files', { count, smart_count: count })

export const files: KindView<FieldOf<'files'>> = {
  Cell: ({ value }) => (Array.isArray(value) ? <FileCount count={value.length} /> : <Raw value={value} />),
  Field: ({ value }) => <FileLinks value={value} />,
  width: () => 64,
  wide: true,
}
