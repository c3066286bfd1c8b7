import { styled } from '@mui/material/styles'
import { Sheet } from '@/ui/Card'

export const ChartSheet = styled(Sheet)(({ theme }) => ({ padding: theme.console.size.gap }))
