import { useState } from 'react'
import { isImageAddress, type UploadedFile } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '@/ui/late'
import { webAddress } from './address'

/** The address of a file on the web or on this site; undefined if it is neither. */
const fileAddress = (address: string): string | undefined =>
  /^\/(?![/\\])/.test(address) ? address : webAddress(address)

const isPicture = ({ name, url }: UploadedFile): boolean =>
  url.startsWith('data:image/') || /\.(?:png|jpe?g|gif|webp)$/i.test(name)

/** Pictures on other hosts are not loaded: the console contacts only its own host. */
const isOwn = (address: string): boolean =>
  isImageAddress(address) &&
  (address.startsWith('data:') || new URL(address, location.href).origin === location.origin)

const loadEnlarged = () => import('./EnlargedPicture')

/** A file by name: a picture as a thumbnail that can be enlarged, any other file as a link if it has a valid address. */
export const FileView = ({ file }: { file: UploadedFile }) => {
  const say = useSay()
  const { Part: Enlarged, open, close } = useLatePart(loadEnlarged)
  const [failed, setFailed] = useState(false)
  const href = fileAddress(file.url)
  if (isPicture(file) && isOwn(file.url))
    return (
      <>
        <button
          type="button"
          className="kind-preview"
          aria-label={say('console.kind.enlarge', { name: file.name })}
          onClick={open}
          {...early(loadEnlarged)}
        >
          {failed ? (
            <span className="kind-raw">{say('console.value.image_failed')}</span>
          ) : (
            <img
              className="kind-thumbnail"
              src={file.url}
              alt=""
              loading="lazy"
              referrerPolicy="no-referrer"
              onError={() => setFailed(true)}
            />
          )}
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
