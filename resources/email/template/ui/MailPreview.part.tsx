import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSay } from '@/i18n/useSay'
import { Failure, type PanelProps } from '@/screens/kinds/kit'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Spinner } from '@/ui/Loading'
import { fillMailBody, fillSubject } from '../mailText'
import { MailFrame } from './MailFrame'
import { useSampleValues, useTemplate, ValueInputs } from './sampleValues'
import { texts } from './texts'

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
        <Failure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        {!data && !error && <Spinner size={24} aria-label={say('console.list.loading')} />}
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
      <DialogFooter cancel={say('ra.action.close')} />
    </Dialog>
  )
}

export default MailPreview
