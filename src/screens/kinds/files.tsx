import { useState } from 'react'
import { isRecord, type Json } from '@/declaration'
import { isImageAddress, type UploadedFile } from '@/declaration/kinds/file'
import { textIn } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '../latePart'
import { isArray, isString, type Looks } from './look'
import { webAddress } from './parts/address'
import { FilledFilter } from './parts/Options'
import { Raw } from './parts/Raw'

const Image = ({ src, alt, large = false }: { src: string; alt: string; large?: boolean }) => {
  const say = useSay()
  const [failed, setFailed] = useState(false)
  if (failed) return <span className="kind-raw">{say('console.value.image_failed')}</span>
  return (
    <img
      className={large ? 'kind-picture' : 'kind-thumbnail'}
      src={src}
      alt={alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

/** A picture from this site; one on another host becomes a link, because the console contacts no other host. */
export const Picture = ({ address, name, large }: { address: string; name: string; large?: boolean }) => {
  if (!isImageAddress(address)) return <Raw value={address} />
  const elsewhere = webAddress(address)
  if (elsewhere === undefined || new URL(elsewhere).origin === location.origin)
    return <Image src={address} alt={name} large={large} />
  return (
    <a href={elsewhere} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
}

/** The address of a file on the web or on this site; undefined if it is neither. */
const fileAddress = (address: string): string | undefined =>
  /^\/(?![/\\])/.test(address) ? address : webAddress(address)

const isPicture = ({ name, url }: UploadedFile): boolean =>
  url.startsWith('data:image/') || /\.(?:png|jpe?g|gif|webp)$/i.test(name)

/** Pictures on other hosts are not loaded: the console contacts no host but its own. */
const isOwn = (address: string): boolean =>
  isImageAddress(address) &&
  (address.startsWith('data:') || new URL(address, location.href).origin === location.origin)

const loadEnlarged = () => import('./parts/EnlargedPicture')

/** A file by name: a picture as a thumbnail that can be enlarged, any other file as a link if it has a valid address. */
export const FileView = ({ file }: { file: UploadedFile }) => {
  const say = useSay()
  const { Part: Enlarged, open, close } = useLatePart(loadEnlarged)
  const href = fileAddress(file.url)
  if (isPicture(file) && isOwn(file.url))
    return (
      <>
        <button
          type="button"
          className="ui-plain kind-preview"
          aria-label={say('console.kind.enlarge', { name: file.name })}
          onClick={open}
          {...early(loadEnlarged)}
        >
          <Image src={file.url} alt="" />
        </button>
        <span className="kind-file-name">{file.name}</span>
        {Enlarged && <Enlarged file={file} onClose={close} />}
      </>
    )
  return href === undefined ? (
    <span className="kind-file-name">{file.name}</span>
  ) : (
    <a className="kind-link kind-file-name" href={href} target="_blank" rel="noopener noreferrer">
      {file.name}
    </a>
  )
}

const isFile = (value: Json): value is UploadedFile =>
  isRecord(value) && typeof value.name === 'string' && typeof value.url === 'string'

/** The files by name: pictures small, others as links if they have an address. */
const FileLinks = ({ value }: { value: readonly Json[] }) => (
  <ul className="kind-files">
    {value.map((file, index) =>
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

const FileCount = ({ count }: { count: number }) =>
  useSay()('console.kind.files', { count, smart_count: count })

export const files: Looks<'files', readonly Json[]> & Looks<'image', string> = {
  files: {
    takes: isArray,
    Cell: ({ value }) => <FileCount count={value.length} />,
    Field: FileLinks,
    width: () => 64,
    wide: true,
    Filter: FilledFilter,
  },
  image: {
    takes: isString,
    Cell: ({ field, value, locale }) => <Picture address={value} name={textIn(field.label, locale)} />,
    Field: ({ field, value, locale }) => <Picture address={value} name={textIn(field.label, locale)} large />,
    width: () => 40,
    Filter: FilledFilter,
  },
}
