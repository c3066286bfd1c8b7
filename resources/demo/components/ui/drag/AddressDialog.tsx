import Close from '@mui/icons-material/Close'
import OpenWith from '@mui/icons-material/OpenWith'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { Dialog, DialogBody } from '@/ui/Dialog'
import { Table, TableFrame } from '@/ui/Table'
import { onlyRead } from './hidden'
import { useMovable } from './useMovable'

const texts = {
  title: l('收货地址', 'Shipping address', 'Dirección de envío'),
  move: l('移动弹窗', 'Move the dialog', 'Mover el diálogo'),
  how: l(
    '用方向键移动，按住 Shift 移得更远',
    'Arrow keys move it, with Shift further',
    'Las flechas lo mueven, con Mayús más lejos',
  ),
  moved: l(
    '向右 {x}，向下 {y} 像素',
    '{x} px to the right, {y} px down',
    '{x} px a la derecha, {y} px abajo',
  ),
  close: l('关闭', 'Close', 'Cerrar'),
  dish: l('加购的点心', 'A bite with it', 'Algo de picar'),
  choose: l('请选择', 'Please choose', 'Elija'),
  date: l('日期', 'Date', 'Fecha'),
  name: l('姓名', 'Name', 'Nombre'),
  address: l('地址', 'Address', 'Dirección'),
}

const dishes = {
  dumplings: l('虾饺', 'Shrimp dumplings', 'Empanadillas de gambas'),
  buns: l('奶黄包', 'Custard buns', 'Bollos de crema'),
  noodles: l('葱油拌面', 'Scallion noodles', 'Fideos con cebolleta'),
  cake: l('桂花糕', 'Osmanthus cake', 'Pastel de osmanto'),
}

const who = l('王小满', 'Wang Xiaoman', 'Wang Xiaoman')
const where = l(
  '杭州市西湖区文二西路 28 号',
  "28 Wen'er West Road, Xihu, Hangzhou",
  "Calle Wen'er Oeste 28, Xihu, Hangzhou",
)
const days = ['2026-05-02', '2026-05-04', '2026-05-01', '2026-05-03'] as const

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px 6px 8px',
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  backgroundColor: theme.console.colours.ground.head,
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  '& h2': { flex: 1, margin: 0, fontSize: 16, fontWeight: 600 },
}))

const Addresses = () => {
  const say = useSay()
  return (
    <Sheet>
      <TableFrame name={say(texts.title)}>
        <Table>
          <thead>
            <tr>
              <th>{say(texts.date)}</th>
              <th>{say(texts.name)}</th>
              <th>{say(texts.address)}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{say(who)}</td>
                <td>{say(where)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Sheet>
  )
}

/** A dialog with a draggable header; its select closes when dragging starts. */
export const AddressDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay()
  const titleId = useId()
  const howId = useId()
  const [dish, setDish] = useState('')
  const [choosing, setChoosing] = useState(false)
  const { box, head, keys, offset, reset } = useMovable(() => setChoosing(false))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="sm"
      aria-labelledby={titleId}
      boxProps={box}
      onExited={reset}
    >
      <Head {...head}>
        <IconButton
          size="small"
          {...keys}
          aria-label={say(texts.move)}
          aria-describedby={howId}
          data-tip={say(texts.how)}
          sx={{ cursor: 'inherit' }}
        >
          <OpenWith fontSize="small" />
        </IconButton>
        <h2 id={titleId}>{say(texts.title)}</h2>
        <IconButton size="small" aria-label={say(texts.close)} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
        <span id={howId} hidden>
          {say(texts.how)}
        </span>
        <span role="status" style={onlyRead}>
          {offset.x || offset.y ? say(texts.moved, { x: offset.x, y: offset.y }) : ''}
        </span>
      </Head>
      <DialogBody sx={{ pt: '16px !important' }}>
        <TextField
          select
          label={say(texts.dish)}
          value={dish}
          onChange={({ target }) => setDish(target.value)}
          sx={{ mb: 4, minWidth: 240 }}
          slotProps={{
            select: {
              open: choosing,
              onOpen: () => setChoosing(true),
              onClose: () => setChoosing(false),
              displayEmpty: true,
              renderValue: (value) =>
                value === '' ? say(texts.choose) : say(dishes[value as keyof typeof dishes]),
            },
          }}
        >
          {Object.entries(dishes).map(([key, label]) => (
            <MenuItem key={key} value={key}>
              {say(label)}
            </MenuItem>
          ))}
        </TextField>
        <Addresses />
      </DialogBody>
    </Dialog>
  )
}
