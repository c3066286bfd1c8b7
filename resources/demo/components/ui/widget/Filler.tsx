import { styled } from '@mui/material/styles'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'

const line = l('第 {number} 行：占位文字', 'Line {number}: filler text', 'Línea {number}: texto de relleno')

const Lines = styled('div')(({ theme }) => ({
  padding: '8px 16px',
  color: theme.palette.text.secondary,
  '& > p': { margin: '4px 0' },
}))

export const Filler = ({ lines }: { lines: number }) => {
  const say = useSay()
  return (
    <Lines>
      {Array.from({ length: lines }, (_, index) => index + 1).map((number) => (
        <p key={number}>{say(line, { number })}</p>
      ))}
    </Lines>
  )
}
