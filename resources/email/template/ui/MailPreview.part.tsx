import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import type { PanelProps } from '@/screens/kinds/kit'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { fillMailBody, fillSubject } from '../mailText'
import { MailFrame } from './MailFrame'
import { texts } from './texts'
import { useSampleValues, useTemplate } from './useTemplate'
import { ValueInputs } from './ValueInputs'

const MailPreview = ({ records: [record], onClose }: PanelProps) => {
  const say = useSay()
  const { data, error, isFetching, refetch } = useTemplate(Number(record?.template_id))
  const { names, values, setValues, shown } = useSampleValues(data)
  return (
    <Dialog
      title={say(texts.title, { name: String(record?.template_name ?? '') })}
      onClose={onClose}
      width="md"
      fillsPhone
    >
      <DialogBody>
        {error && (
          <Notice
            severity="error"
            action={
              <Button size="small" color="inherit" loading={isFetching} onClick={() => void refetch()}>
                {say(texts.retry)}
              </Button>
            }
          >
            {messageOf(error)}
          </Notice>
        )}
        {!data && !error && <CircularProgress size={24} />}
        {data && (
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: names.length > 0 ? '220px minmax(0, 1fr)' : '1fr',
              },
            }}
          >
            {names.length > 0 && (
              <section>
                <Typography component="h3" sx={{ mb: 2, fontWeight: 600 }}>
                  {say(texts.values)}
                </Typography>
                <ValueInputs names={names} values={values} onChange={setValues} />
              </section>
            )}
            <MailFrame
              heads={[[say(texts.subject), fillSubject(data.subject, shown)]]}
              html={fillMailBody(data.content, shown)}
            />
          </Box>
        )}
      </DialogBody>
      <DialogFooter cancel={say(texts.close)} />
    </Dialog>
  )
}

export default MailPreview
