import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { type ReactNode, useRef } from 'react'
import { readableTypes } from '@/files/readTable'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { texts } from './texts'

/** The area where a file is chosen or dropped. */
export const FilePlace = ({
  over,
  hasFile,
  autoFocus = false,
  onFiles,
  children,
}: {
  /** A file is being dragged over it. */
  over: boolean
  hasFile: boolean
  autoFocus?: boolean
  onFiles: (files: FileList | null) => void
  children: ReactNode
}) => {
  const say = useSay()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Box
      sx={{
        p: 6,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={readableTypes}
        onChange={({ target }) => {
          onFiles(target.files)
          // Allow choosing the same file again after it was corrected.
          target.value = ''
        }}
      />
      <Button variant="outlined" autoFocus={autoFocus} onClick={() => picker.current?.click()}>
        {say(hasFile ? texts.otherFile : texts.choose)}
      </Button>{' '}
      {say(texts.drop)}
      {children}
    </Box>
  )
}

/** Says that a file is being read, or why the last one could not be. */
export const FileState = ({
  reading,
  several,
  failure,
}: {
  reading: string | undefined
  several: boolean
  failure: string | undefined
}) => {
  const say = useSay()
  return (
    <>
      {reading !== undefined && (
        <div role="status">
          {say(texts.reading, { file: reading })}
          <LinearProgress aria-label={say(texts.reading, { file: reading })} />
        </div>
      )}
      {(several || failure !== undefined) && (
        <Notice severity="error" style={{ overflowWrap: 'anywhere' }}>
          {several ? say(texts.oneFile) : failure}
        </Notice>
      )}
    </>
  )
}
