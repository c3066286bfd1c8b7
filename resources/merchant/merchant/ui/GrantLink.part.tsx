import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { profileEndpoints } from '@resources/partner/profile.endpoints'
import { channels } from '@resources/terms/channels'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswerOf, formatTimestamp, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf } from '@/platform/errors'
import { type PanelProps, useAnswer, useMay } from '@/screens/kinds/kit'
import { Button } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { isOp, type Op } from '../topics'
import { topicEndpoints } from '../topics.endpoints'

const texts = {
  title: l('新增授权', 'New authorisation', 'Nueva autorización'),
  hint: l(
    '把链接发给店铺负责人，对方在平台上确认后，店铺会出现在列表中。',
    'Send the link to the shop’s owner; once they approve it on the platform, the shop appears in the list.',
    'Envíe el enlace al titular; cuando lo acepte en la plataforma, la tienda aparecerá en la lista.',
  ),
  op: l('平台', 'Platform', 'Plataforma'),
  app: l('应用', 'App', 'Aplicación'),
  noApps: l(
    '没有应用，无法生成链接',
    'No apps, so no link can be created',
    'Sin aplicaciones no se puede crear un enlace',
  ),
  get: l('生成链接', 'Create the link', 'Crear enlace'),
  link: l('授权链接', 'Authorisation link', 'Enlace de autorización'),
  expires: l('有效期至 {time}', 'Valid until {time}', 'Válido hasta {time}'),
  copy: l('复制链接', 'Copy link', 'Copiar enlace'),
}

const everyOp = Object.keys(channels).filter(isOp)

type Link = AnswerOf<typeof topicEndpoints.grantlink>

const GrantLink = ({ onClose }: PanelProps) => {
  const say = useSay()
  const [op, setOp] = useState<Op>('taobao')
  const [written, setApp] = useState<string>()
  const mayAsk = useMay()('partner.view')
  const { data, isError } = useAnswer(profileEndpoints.partnerinfo, {}, { enabled: mayAsk })
  const apps = data?.apps
  // Operators who may not see the apps type an id.
  const isListed = mayAsk && !isError
  // Most partners have a single app; otherwise the first is the likely one.
  const app = written ?? apps?.[0]?.app_id ?? ''
  const link = useMutation<Link>({
    mutationFn: () => ask(topicEndpoints.grantlink, { query: { op, app_id: app } }),
  })
  return (
    <Dialog title={say(texts.title)} onClose={onClose}>
      <DialogBody gap={16}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say(texts.hint)}
        </Typography>
        <TextField
          select
          size="small"
          label={say(texts.op)}
          value={op}
          onChange={({ target }) => {
            if (isOp(target.value)) setOp(target.value)
            link.reset()
          }}
        >
          {everyOp.map((one) => (
            <MenuItem key={one} value={one}>
              {say(channels[one])}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select={isListed}
          size="small"
          label={say(texts.app)}
          value={app}
          disabled={apps?.length === 0}
          helperText={apps?.length === 0 ? say(texts.noApps) : undefined}
          onChange={({ target }) => {
            setApp(target.value)
            link.reset()
          }}
        >
          {isListed &&
            apps?.map(({ app_id, app_name }) => (
              <MenuItem key={app_id} value={app_id}>
                {app_name} · {app_id}
              </MenuItem>
            ))}
        </TextField>
        {link.error && <Notice severity="error">{messageOf(link.error)}</Notice>}
        {link.data && <Made link={link.data} />}
      </DialogBody>
      <DialogFooter
        cancel={say('ra.action.close')}
        confirm={say(texts.get)}
        disabled={app.trim() === '' || link.data !== undefined}
        busy={link.isPending}
        onConfirm={() => link.mutate()}
      />
    </Dialog>
  )
}

const Made = ({ link: { url, expire_time } }: { link: Link }) => {
  const say = useSay()
  const copy = useCopy()
  return (
    <Stack spacing={2}>
      <TextField
        size="small"
        multiline
        label={say(texts.link)}
        value={url}
        helperText={expire_time !== null && say(texts.expires, { time: formatTimestamp(expire_time) })}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button variant="outlined" onClick={() => void copy(url)}>
        {say(texts.copy)}
      </Button>
    </Stack>
  )
}

export default GrantLink
