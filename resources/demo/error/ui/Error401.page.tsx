import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Link } from '@/ui/Link'
import { ErrorLayout } from './ErrorLayout'
import { Gate, Landscape } from './pictures'

const texts = {
  title: l('你没有权限去该页面', 'You are not allowed to open this page', 'No puede abrir esta página'),
  text: l(
    '这是布局内的 401 页面：侧边栏、标签栏仍可使用。如有不满，请联系你的领导。',
    'This is a 401 inside the frame: the menu and the tabs still work. If you think this is wrong, ask an administrator.',
    'Este es un 401 dentro del marco: el menú y las pestañas siguen funcionando. Si no está de acuerdo, consulte a un administrador.',
  ),
  instead: l('或者你可以：', 'Instead you can', 'En su lugar puede'),
  home: l('回首页', 'go home', 'ir al inicio'),
  documents: l('看看文档', 'read the documents', 'leer la documentación'),
  look: l('点我看图', 'look at a picture', 'ver una imagen'),
  back: l('返回', 'Back', 'Volver'),
  picture: l('随便看看', 'Just looking', 'Solo mirar'),
  lake: l('湖边的小山', 'Hills by a lake', 'Colinas junto a un lago'),
  close: l('关闭', 'Close', 'Cerrar'),
}

const links = [
  ['/', texts.home],
  ['/documentation/index', texts.documents],
] as const

export default function Error401() {
  const say = useSay()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [looking, look] = useState(false)
  const close = () => look(false)
  /** Without a history, or with `?noGoBack`, it goes home. */
  const goBack = () => {
    const { idx = 0 }: { idx?: number } = history.state ?? {}
    if (idx === 0 || new URLSearchParams(search).has('noGoBack')) navigate('/')
    else navigate(-1)
  }
  return (
    <>
      <ErrorLayout
        picture={<Gate />}
        code="401"
        title={say(texts.title)}
        text={say(texts.text)}
        actions={
          <Button variant="contained" onClick={goBack}>
            {say(texts.back)}
          </Button>
        }
      >
        <p>{say(texts.instead)}</p>
        <ul>
          {links.map(([to, text]) => (
            <li key={to}>
              <MuiLink component={Link} to={to}>
                {say(text)}
              </MuiLink>
            </li>
          ))}
          <li>
            <MuiLink
              component="button"
              type="button"
              aria-haspopup="dialog"
              sx={{ verticalAlign: 'baseline' }}
              onClick={() => look(true)}
            >
              {say(texts.look)}
            </MuiLink>
          </li>
        </ul>
      </ErrorLayout>
      <Dialog title={say(texts.picture)} open={looking} onClose={close} width="sm">
        <DialogBody>
          <Landscape name={say(texts.lake)} />
        </DialogBody>
        <DialogFooter confirm={say(texts.close)} onConfirm={close} />
      </Dialog>
    </>
  )
}
