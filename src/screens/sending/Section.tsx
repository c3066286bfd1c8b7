import { styled } from '@mui/material/styles'
import { Card } from '@/ui/Card'

/** A step of the page. */
export const Section = styled(Card)({
  padding: 16,
  '& > header': { marginBottom: 12 },
  '& label': { color: 'var(--ink-secondary)' },
})
