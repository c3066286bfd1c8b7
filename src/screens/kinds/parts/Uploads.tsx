import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import type { UploadedFile } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { LoadingBar } from '@/ui/Loading'
import { sizeOf } from '../validation'
import { FileView } from './FileView'
import { type FileField, type Sending, takesPictures, typesOf, type useUploads } from './useUploads'

const Remove = ({ label, disabled, onClick }: { label: string; disabled?: boolean; onClick: () => void }) => (
  <button type="button" className="kind-remove" aria-label={label} disabled={disabled} onClick={onClick} />
)

interface OnItsWayProps {
  readonly sending: Sending
  readonly onRemove: () => void
  readonly onRetry: () => void
}

export const OnItsWay = ({ sending, onRemove, onRetry }: OnItsWayProps) => {
  const say = useSay()
  const { file, share, problem, again } = sending
  return (
    <li className="kind-file" data-failed={problem !== undefined || undefined}>
      <span className="kind-file-name">{file.name}</span>
      {problem === undefined ? (
        <LoadingBar
          className="kind-file-progress"
          share={share || undefined}
          aria-label={say('console.kind.uploading_file', { name: file.name })}
        />
      ) : (
        <span role="alert" className="kind-file-problem">
          {problem}
        </span>
      )}
      {again && problem !== undefined && (
        <button type="button" className="ui-plain row-action" onClick={onRetry}>
          {say('console.list.retry')}
        </button>
      )}
      <Remove
        label={say(problem === undefined ? 'console.kind.upload_cancel' : 'console.value.file_remove', {
          name: file.name,
        })}
        onClick={onRemove}
      />
    </li>
  )
}

const filesIn = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])]

/** Takes files from the system's dialog, by drag and drop, or pasted while the focus is inside it. */
export const DropZone = ({
  accept,
  several,
  disabled,
  busy,
  focusRef,
  describedBy,
  onFiles,
  children,
}: {
  accept: readonly string[] | undefined
  several: boolean
  disabled: boolean
  busy: boolean
  focusRef: Ref<HTMLButtonElement>
  describedBy: string | undefined
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}) => {
  const say = useSay()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent, within: boolean) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(within)
  }
  const take = (event: DragEvent | ClipboardEvent, found: readonly File[]) => {
    setOver(false)
    if (disabled || found.length === 0) return
    event.preventDefault()
    onFiles(found)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting only repeat what its button does
    <div
      className="kind-drop"
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => take(event, filesIn(event.dataTransfer))}
      onPaste={(event) => take(event, filesIn(event.clipboardData))}
    >
      {children}
      <input
        ref={picker}
        type="file"
        hidden
        multiple={several}
        accept={accept?.join(',')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // Allow choosing the same file again after it was removed.
          target.value = ''
          onFiles(chosen)
        }}
      />
      <div className="kind-drop-bar">
        <Button
          ref={focusRef}
          size="small"
          variant="outlined"
          disabled={disabled}
          aria-describedby={describedBy}
          onClick={() => picker.current?.click()}
        >
          {say(`console.kind.${busy ? 'uploading' : takesPictures(accept) ? 'upload_pictures' : 'upload'}`)}
        </Button>
        {!disabled && <span className="kind-note">{say('console.kind.upload_drop')}</span>}
      </div>
    </div>
  )
}

const Allowed = ({ field }: { field: FileField }) => {
  const say = useSay()
  const most = field.kind === 'files' ? field.maxItems : undefined
  const pictures = takesPictures(field.accept)
  const said = [
    field.accept && say('console.kind.files_allowed', { types: typesOf(field.accept, say) }),
    most !== undefined && say(`console.kind.${pictures ? 'pictures' : 'files'}_limit`, { max: most }),
    field.maxBytes !== undefined &&
      say(`console.kind.${pictures ? 'picture' : 'file'}_limit`, { size: sizeOf(field.maxBytes) }),
  ].filter(Boolean)
  return said.length === 0 ? null : <div className="kind-note kind-allowed">{said.join(' · ')}</div>
}

/** A field's files, including those still uploading, and a place to add more if uploads are possible. */
export const Uploads = ({
  field,
  uploads: { sending, add, remove, retry, running, possible },
  present,
  full,
  disabled = false,
  focusRef = null,
  describedBy,
  onRemove,
  children = <Allowed field={field} />,
}: {
  field: FileField
  uploads: ReturnType<typeof useUploads>
  present: readonly UploadedFile[]
  full: boolean
  disabled?: boolean
  focusRef?: Ref<HTMLButtonElement>
  describedBy: string | undefined
  onRemove: (file: UploadedFile) => void
  /** What may be uploaded, as text; by default taken from the field. */
  children?: ReactNode
}) => {
  const say = useSay()
  const list = (
    <ul className="kind-files">
      {present.map((file) => (
        <li key={file.file_id} className="kind-file">
          <FileView file={file} />
          <Remove
            label={say('console.value.file_remove', { name: file.name })}
            disabled={disabled}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
      {sending.map((one) => (
        <OnItsWay key={one.id} sending={one} onRemove={() => remove(one.id)} onRetry={() => retry(one)} />
      ))}
    </ul>
  )
  return (
    <div className="kind-uploads">
      {possible ? (
        <DropZone
          accept={field.accept}
          several={field.kind === 'files' && field.maxItems !== 1}
          disabled={disabled || full}
          busy={running}
          focusRef={focusRef}
          describedBy={describedBy}
          onFiles={add}
        >
          {list}
        </DropZone>
      ) : (
        list
      )}
      {children}
    </div>
  )
}
