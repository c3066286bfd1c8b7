import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ToneName } from '@/theme/tokens'

const Word = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: ToneName }>(
  ({ theme, tone }) => ({
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginRight: 6,
      verticalAlign: 1,
      borderRadius: '50%',
      backgroundColor: theme.console.colours.tone[tone].vivid,
    },
  }),
)

export const Dot = (props: { tone: ToneName; children: ReactNode }) => <Word {...props} />
