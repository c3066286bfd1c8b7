import Download from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'

const texts = {
  file: l('文件名', 'File name', 'Nombre del archivo'),
  hint: l(
    '请输入文件名（默认 {name}）',
    'A file name ({name} by default)',
    'Un nombre ({name} si se deja vacío)',
  ),
}

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 16px',
  marginBottom: theme.console.size.gap,
}))

/** File name, further options, and the export button. */
export const ExportBar = ({
  name,
  otherwise,
  onName,
  action,
  disabled,
  running,
  onExport,
  children,
}: {
  name: string
  /** The name used if none is typed. */
  otherwise: string
  onName: (name: string) => void
  /** Label of the button. */
  action: string
  disabled?: boolean
  running: boolean
  onExport: () => void
  children?: ReactNode
}) => {
  const say = useSay()
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled && !running) onExport()
      }}
    >
      <TextField
        size="small"
        label={say(texts.file)}
        placeholder={say(texts.hint, { name: otherwise })}
        value={name}
        onChange={({ target }) => onName(target.value)}
        sx={{ width: 280, maxWidth: '100%' }}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
      />
      {children}
      <Button
        type="submit"
        variant="contained"
        startIcon={<Download />}
        disabled={disabled || running}
        aria-busy={running}
      >
        {action}
      </Button>
    </Bar>
  )
}
