import Star from '@mui/icons-material/Star'
import { styled } from '@mui/material/styles'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: theme.console.colours.tone.warning.vivid,
  '& > svg': { fontSize: 18 },
}))

const said = l('{count} 颗星', '{count} stars', '{count} estrellas')

/** An importance as stars. */
export const Stars = ({ count }: { count: number }) => {
  const say = useSay()
  const word = say(said, { count })
  return (
    <Row role="img" aria-label={word} data-tip={word}>
      {Array.from({ length: count }, (_, index) => (
        <Star key={String(index)} />
      ))}
    </Row>
  )
}
