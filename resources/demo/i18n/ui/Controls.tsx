import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { l } from '@/declaration'
import { dateText } from '@/i18n/dateText'
import { useLocale, useSay } from '@/i18n/useSay'

const texts = {
  date: l('日期', 'Date', 'Fecha'),
  read: l('{date}，星期{day}', '{day}, {date}', '{day}, {date}'),
  choice: l('选择器', 'Select', 'Selector'),
  one: l('一', 'One', 'Uno'),
  two: l('二', 'Two', 'Dos'),
  three: l('三', 'Three', 'Tres'),
  default: l('默认按钮', 'Default', 'Normal'),
  primary: l('主要按钮', 'Primary', 'Principal'),
  success: l('成功按钮', 'Success', 'Éxito'),
  info: l('信息按钮', 'Info', 'Información'),
  warning: l('警告按钮', 'Warning', 'Aviso'),
  error: l('危险按钮', 'Danger', 'Peligro'),
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& + &': { marginTop: 16, gap: 8 },
  '& > .MuiTextField-root': { width: 220, maxWidth: '100%' },
})

const options = ['one', 'two', 'three'] as const
const tones = ['primary', 'success', 'info', 'warning', 'error'] as const

/** A date, a select and buttons whose texts follow the language while their values stay. */
export const Controls = () => {
  const say = useSay()
  const locale = useLocale()
  const [date, setDate] = useState('2016-05-03')
  const [choice, choose] = useState('')
  const day = dateText(date, locale, '{a}')
  return (
    <>
      <Row>
        <TextField
          type="date"
          label={say(texts.date)}
          value={date}
          helperText={
            day === null ? ' ' : say(texts.read, { day, date: dateText(date, locale, '{y}-{m}-{d}') ?? '' })
          }
          onChange={({ target }) => setDate(target.value)}
        />
        <TextField
          select
          label={say(texts.choice)}
          value={choice}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map((name) => (
            <MenuItem key={name} value={name}>
              {say(texts[name])}
            </MenuItem>
          ))}
        </TextField>
      </Row>
      <Row>
        <Button>{say(texts.default)}</Button>
        {tones.map((tone) => (
          <Button key={tone} variant="contained" color={tone}>
            {say(texts[tone])}
          </Button>
        ))}
      </Row>
    </>
  )
}
