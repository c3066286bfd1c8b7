import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'

const untitled = l('演示', 'Demo', 'Demostración')

interface DemoPageProps {
  readonly about: Label
  readonly count?: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export const DemoPage = ({ about, count, actions, children }: DemoPageProps) => (
  <>
    <PageHead title={usePageName(untitled)} count={count} about={useSay()(about)}>
      {actions}
    </PageHead>
    {children}
  </>
)

export const Padded = styled(Sheet)(({ theme }) => ({ padding: theme.console.size.gap }))

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

const tones = {
  primary: l('主要按钮', 'Primary', 'Principal'),
  success: l('成功按钮', 'Success', 'Éxito'),
  info: l('信息按钮', 'Info', 'Información'),
  warning: l('警告按钮', 'Warning', 'Aviso'),
  error: l('危险按钮', 'Danger', 'Peligro'),
}

export const ToneButtons = () => {
  const say = useSay()
  return (['primary', 'success', 'info', 'warning', 'error'] as const).map((tone) => (
    <Button key={tone} variant="contained" color={tone}>
      {say(tones[tone])}
    </Button>
  ))
}

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.console.size.gap,
  overflow: 'auto',
  fontFamily: 'var(--font-mono)',
  fontSize: 13,
  lineHeight: 1.6,
}))

export const CodeSheet = ({ name, children }: { name: string; children: string }) => (
  <Sheet>
    <Code tabIndex={0} role="group" aria-label={name}>
      <code>{children}</code>
    </Code>
  </Sheet>
)
