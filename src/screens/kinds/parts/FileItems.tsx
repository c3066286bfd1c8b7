import LinearProgress from '@mui/material/LinearProgress'
import type { UploadedFile } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { FileView } from './FileView'
import type { Sending } from './useUploads'

/** An uploaded file, which can be viewed and removed. */
export const Present = ({
  file,
  disabled,
  onRemove,
}: {
  file: UploadedFile
  disabled: boolean
  onRemove: () => void
}) => {
  const say = useSay()
  return (
    <li className="kind-file">
      <FileView file={file} />
      <button
        type="button"
        className="kind-remove"
        disabled={disabled}
        aria-label={say('console.value.file_remove', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  )
}

/** A file being uploaded, or the reason why it failed. */
export const OnItsWay = ({
  sending,
  onRemove,
  onRetry,
}: {
  sending: Sending
  onRemove: () => void
  onRetry: () => void
}) => {
  const say = useSay()
  const { file, share, problem, again } = sending
  return (
    <li className="kind-file" data-failed={problem !== undefined || undefined}>
      <span className="kind-file-name">{file.name}</span>
      {problem === undefined ? (
        <LinearProgress
          className="kind-file-progress"
          variant={share > 0 ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          aria-label={say('console.kind.uploading_file', { name: file.name })}
        />
      ) : (
        <span role="alert" className="kind-file-problem">
          {problem}
        </span>
      )}
      {again && problem !== undefined && (
        <button type="button" className="row-action" onClick={onRetry}>
          {say('console.list.retry')}
        </button>
      )}
      <button
        type="button"
        className="kind-remove"
        aria-label={say(problem === undefined ? 'console.kind.upload_cancel' : 'console.value.file_remove', {
          name: file.name,
        })}
        onClick={onRemove}
      />
    </li>
  )
}
