import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ToneName } from '@/theme/tokens'

const Word = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: ToneName }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    '&::before': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: theme.console.colours.tone[tone].vivid,
    },
  }),
)

/** A state: a dot in its colour and always its word. */
export const Dot = (props: { tone: ToneName; children: ReactNode }) => <Word {...props} />
