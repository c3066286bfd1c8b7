import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import '@/screens/kinds/controls.css'
import article from '@resources/demo/article/article.area'
import { l } from '@/declaration'
import { parseTimestamp } from '@/declaration/kinds/time'
import { useSay } from '@/i18n/useSay'
import { PickTime } from '@/screens/kinds/parts/PickTime'

const texts = {
  bar: l('发布设置', 'Publishing', 'Publicación'),
  platforms: l('平台（{count}）', 'Platforms ({count})', 'Plataformas ({count})'),
  link: l('链接', 'Link', 'Enlace'),
  linkHint: l('请输入内容', 'Please enter the content', 'Introduzca el contenido'),
  time: l('发布时间', 'Release time', 'Hora de publicación'),
  timeWrong: l(
    '请按 YYYY-MM-DD HH:mm:ss 填写',
    'Please write YYYY-MM-DD HH:mm:ss',
    'Escriba AAAA-MM-DD HH:mm:ss',
  ),
  publish: l('发布', 'Publish', 'Publicar'),
  published: l('已发布到：{platforms}', 'Published on: {platforms}', 'Publicado en: {platforms}'),
}

const platforms = article.fields.platforms.of
type Platform = keyof typeof platforms
const names = Object.keys(platforms) as readonly Platform[]

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > .MuiFormControl-root': { flex: '1 1 260px' },
})

const Name = styled('span')(({ theme }) => ({
  marginRight: -4,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

const PlatformMenu = ({
  chosen,
  onToggle,
}: {
  chosen: readonly Platform[]
  onToggle: (name: Platform) => void
}) => {
  const say = useSay()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say(texts.platforms, { count: chosen.length })}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(name)}
            onClick={() => onToggle(name)}
          >
            <Checkbox
              checked={chosen.includes(name)}
              slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
            />
            {say(platforms[name])}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** Platforms, link and time of a publication. */
export const PublishBar = () => {
  const say = useSay()
  const notify = useNotify()
  const [chosen, setChosen] = useState<readonly Platform[]>(['a-platform'])
  const [time, setTime] = useState('')
  const wrong = time !== '' && parseTimestamp(time) === undefined
  return (
    <Form
      aria-label={say(texts.bar)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong) return
        const where = chosen.map((name) => say(platforms[name])).join(', ')
        notify(say(texts.published, { platforms: where }), { type: 'success' })
      }}
    >
      <PlatformMenu
        chosen={chosen}
        onToggle={(name) =>
          setChosen((before) => names.filter((one) => before.includes(one) !== (one === name)))
        }
      />
      <TextField
        hiddenLabel
        placeholder={say(texts.linkHint)}
        slotProps={{
          htmlInput: { 'aria-label': say(texts.link), inputMode: 'url' },
          input: { startAdornment: <Name>{say(texts.link)}</Name> },
        }}
      />
      <TextField
        hiddenLabel
        placeholder="YYYY-MM-DD HH:mm:ss"
        value={time}
        error={wrong}
        helperText={wrong ? say(texts.timeWrong) : undefined}
        onChange={({ target }) => setTime(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': say(texts.time) },
          input: {
            startAdornment: <Name>{say(texts.time)}</Name>,
            endAdornment: <PickTime clock of={say(texts.time)} text={time} onPick={setTime} />,
          },
        }}
      />
      <Button type="submit" variant="contained" disabled={chosen.length === 0 || wrong}>
        {say(texts.publish)}
      </Button>
    </Form>
  )
}
