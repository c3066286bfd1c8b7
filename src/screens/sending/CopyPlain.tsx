import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import type { Label } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { useCopy } from '@/ui/CopyButton'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import type { PanelProps } from '../areaParts'
import { listTexts } from './listTexts'

/** Copies the unmasked addresses of failed records: shown only on request, which the platform logs. */
export const CopyPlain = ({
  records,
  most,
  words,
  call,
  onClose,
}: Pick<PanelProps, 'records' | 'onClose'> & {
  /** Most records at once. */
  most: number
  /** `ask` and `shown` contain `{count}`. */
  words: {
    readonly title: Label
    readonly ask: Label
    readonly unit: Label
    readonly show: Label
    readonly shown: Label
  }
  /** @returns the addresses without duplicates */
  call: (ids: string[]) => Promise<readonly string[]>
}) => {
  const say = useSay()
  const copy = useCopy()
  const ids = records.map(({ id }) => String(id))
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(ids),
    // Unmasked addresses must not outlive the dialog.
    gcTime: 0,
  })
  const tooMany = ids.length > most
  const lines = data?.join('\n') ?? ''
  return (
    <Dialog title={say(words.title)} onClose={onClose}>
      <DialogBody gap={12}>
        {!data && <Typography>{say(words.ask, { count: formatInteger(ids.length) })}</Typography>}
        {tooMany && (
          <Notice severity="warning">
            {say(listTexts.tooMany, { most: formatInteger(most), unit: say(words.unit) })}
          </Notice>
        )}
        {error && <Notice severity="error">{messageOf(error)}</Notice>}
        {data && (
          <TextField
            multiline
            minRows={3}
            maxRows={12}
            size="small"
            label={say(words.shown, { count: formatInteger(data.length) })}
            value={lines}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        )}
      </DialogBody>
      {data ? (
        <DialogFooter
          cancel={say(listTexts.close)}
          confirm={say(listTexts.copy)}
          disabled={lines === ''}
          onConfirm={() => void copy(lines)}
        />
      ) : (
        <DialogFooter
          cancel={say(listTexts.close)}
          confirm={say(words.show)}
          disabled={tooMany}
          busy={isPending}
          onConfirm={() => mutate()}
        />
      )}
    </Dialog>
  )
}
