import Button from '@mui/material/Button'
import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'

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
          {say(busy ? 'console.kind.uploading' : 'console.kind.upload')}
        </Button>
        {!disabled && <span className="kind-note">{say('console.kind.upload_drop')}</span>}
      </div>
    </div>
  )
}
