import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { payChannels } from '@resources/terms/channels'
import { type FormEvent, useId, useState } from 'react'
import { parseYuan } from '@/declaration'
import { formatFen, formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { topUpLimits } from '../scan.endpoints'
import { ScanCode } from './ScanCode'
import { scanTexts } from './scanTexts'
import { useTopUp, type Wanted } from './useTopUp'

const Group = styled('fieldset')(({ theme }) => ({
  // Tiles of one width: five in a line, or three.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4 },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: theme.console.size.control,
    padding: '0 4px',
    whiteSpace: 'nowrap',
    border: `1px solid ${theme.console.colours.ink.border}`,
    borderRadius: theme.shape.borderRadius,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.console.colours.tone.primary.soft,
    fontWeight: 600,
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(28%, 1fr))' },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}))

const Tiles = <V extends string | number>({
  legend,
  tiles,
  chosen,
  onChoose,
}: {
  legend: string
  tiles: readonly { readonly value: V; readonly label: string }[]
  chosen: V | undefined
  onChoose: (value: V) => void
}) => {
  const name = useId()
  return (
    <Group>
      <legend>{legend}</legend>
      {tiles.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </Group>
  )
}

/** Suggested amounts, in fen. */
const presets = [100, 500, 1000, 5000, 10_000].map((yuan) => yuan * 100)
const firstPreset = 100_000

const isAllowed = (fen: number | undefined): fen is number =>
  fen !== undefined && fen >= topUpLimits.min && fen <= topUpLimits.max

const TopUpDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const topUp = useTopUp(onClose)
  return (
    <Dialog
      title={say(scanTexts.topUp)}
      busy={topUp.busy}
      // The order stays open without the dialog, and a payment is still credited.
      onClose={onClose}
    >
      {topUp.order ? <Paying topUp={topUp} onClose={onClose} /> : <Choosing topUp={topUp} />}
    </Dialog>
  )
}

interface StepProps {
  readonly topUp: ReturnType<typeof useTopUp>
  readonly onClose: () => void
}

const Failure = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <Notice severity="error">{text}</Notice>

const Choosing = ({ topUp: { get, busy, failure } }: Pick<StepProps, 'topUp'>) => {
  const say = useSay()
  const ownId = useId()
  const [preset, setPreset] = useState<number | undefined>(firstPreset)
  const [own, setOwn] = useState('')
  const [channel, setChannel] = useState<Wanted['pay_channel']>('WXPAY')
  const amount = preset ?? parseYuan(own, 'fen')
  const wrong = preset === undefined && own !== '' && !isAllowed(amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAllowed(amount) && !busy) void get({ amount_fen: amount, pay_channel: channel })
  }
  const { min, max } = topUpLimits
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody gap={8}>
        <Failure text={failure} />
        <Tiles
          legend={say(scanTexts.amount)}
          tiles={presets.map((fen) => ({ value: fen, label: `¥\u00a0${formatInteger(fen / 100)}` }))}
          chosen={preset}
          onChoose={(fen) => {
            setPreset(fen)
            setOwn('')
          }}
        />
        <div>
          <label htmlFor={ownId}>{say(scanTexts.otherAmount)}</label>
          <OutlinedInput
            id={ownId}
            fullWidth
            value={own}
            error={wrong}
            sx={{ mt: 0.5 }}
            startAdornment={<InputAdornment position="start">¥</InputAdornment>}
            onChange={({ target }) => {
              setOwn(target.value)
              setPreset(target.value === '' ? firstPreset : undefined)
            }}
            slotProps={{
              input: {
                inputMode: 'decimal',
                autoComplete: 'off',
                'aria-invalid': wrong || undefined,
                'aria-describedby': `${ownId}-rule`,
              },
            }}
          />
          <FormHelperText id={`${ownId}-rule`} error={wrong}>
            {say(scanTexts.amountRule, { min: min / 100, max: formatInteger(max / 100) })}
          </FormHelperText>
        </div>
        <Tiles
          legend={say(scanTexts.channel)}
          tiles={(['WXPAY', 'ALIPAY'] as const).map((value) => ({
            value,
            label: say(payChannels[value]),
          }))}
          chosen={channel}
          onChoose={setChannel}
        />
      </DialogBody>
      <DialogFooter
        cancel={say('ra.action.cancel')}
        confirm={say(scanTexts.getCode, { amount: isAllowed(amount) ? formatFen(amount) : '' }).trim()}
        disabled={!isAllowed(amount)}
      />
    </form>
  )
}

const Paying = ({ topUp, onClose }: StepProps) => {
  const say = useSay()
  const { order, over, busy, failure, retry, again, cancel } = topUp
  if (!order) return null
  const channel = say(payChannels[order.pay_channel])
  const scanned = order.trade_state === 'USERPAYING'
  return (
    <>
      <DialogBody gap={6}>
        <Failure text={failure} />
        <strong style={{ fontSize: 20, textAlign: 'center' }}>{formatFen(order.amount_fen)}</strong>
        <ScanCode
          code={{ text: order.qr_url, name: say(scanTexts.qrOfPay, { channel }), end: order.end }}
          word={say(scanned ? scanTexts.paying : scanTexts.scanToPay, { channel })}
          over={over}
          scanned={scanned}
          onAgain={again}
          onRetry={retry}
        />
      </DialogBody>
      <DialogFooter cancel={scanned || over ? say('ra.action.close') : undefined}>
        {!scanned && (
          <Button color="inherit" disabled={busy} onClick={() => void cancel(() => {})}>
            {say(scanTexts.back)}
          </Button>
        )}
        {!scanned && !over && (
          <Button color="inherit" disabled={busy} onClick={() => void cancel(onClose)}>
            {say(scanTexts.cancelOrder)}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

export default TopUpDialog
