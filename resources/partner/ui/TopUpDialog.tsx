import InputAdornment from '@mui/material/InputAdornment'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { payChannels } from '@resources/terms/channels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { type AnswerOf, type InputOf, parseYuan } from '@/declaration'
import { formatFen, formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf, PlatformError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { scanEndpoints, topUpLimits } from '../scan.endpoints'
import { codeOf, usePoll } from './poll'
import { type Over, ScanCode } from './ScanCode'
import { scanTexts } from './texts'
import { useUpdatePartner } from './usePartner'

const { getpayqrcode, checkpaymentstatus, closepayqrcode } = scanEndpoints

type Wanted = Pick<InputOf<typeof getpayqrcode>, 'amount_fen' | 'pay_channel'>

const expiredCode = 31003

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

const presets = [100, 500, 1000, 5000, 10_000].map((yuan) => yuan * 100)
const firstPreset = 100_000

const isAllowed = (fen: number | undefined): fen is number =>
  fen !== undefined && fen >= topUpLimits.min && fen <= topUpLimits.max

const useOrder = () => {
  // One request id per amount and channel: a retry after a timeout gets the same code and is paid once.
  const request = useRef({ of: '', id: '' })
  const getting = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const of = `${wanted.amount_fen} ${wanted.pay_channel}`
      if (request.current.of !== of) request.current = { of, id: newRequestId() }
      const answer = await ask(getpayqrcode, { input: { ...wanted, request_id: request.current.id } })
      return { ...codeOf(answer, answer.out_trade_no), ...wanted }
    },
    onError: (error) => {
      if (error instanceof PlatformError && error.code === expiredCode) request.current.of = ''
    },
  })
  const order = getting.data
  const closing = useMutation({
    mutationFn: async ({ isOver }: { isOver: boolean; then: () => void }) => {
      if (order && !isOver) await ask(closepayqrcode, { input: { out_trade_no: order.out_trade_no } })
    },
    onSuccess: (_, { then }) => {
      request.current.of = ''
      getting.reset()
      then()
    },
  })
  const get = (wanted: Wanted) => {
    closing.reset()
    getting.mutate(wanted)
  }
  return {
    order,
    busy: getting.isPending || closing.isPending,
    failure: closing.error ?? getting.error,
    get,
    again: () => {
      request.current.of = ''
      if (order) get({ amount_fen: order.amount_fen, pay_channel: order.pay_channel })
    },
    /** Closes the order, then calls `then`; a payment in progress is not stopped. */
    cancel: (isOver: boolean, then: () => void) => closing.mutate({ isOver, then }),
  }
}

type TopUp = ReturnType<typeof useOrder>
type Order = NonNullable<TopUp['order']>

const TopUpDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const topUp = useOrder()
  return (
    <Dialog
      title={say(scanTexts.topUp)}
      busy={topUp.busy}
      // The order stays open without the dialog, and a payment is still credited.
      onClose={onClose}
    >
      {topUp.order ? (
        <Paying topUp={topUp} order={topUp.order} onClose={onClose} />
      ) : (
        <Choosing topUp={topUp} />
      )}
    </Dialog>
  )
}

const Failure = ({ error }: { error: Error | null }) =>
  error && <Notice severity="error">{messageOf(error)}</Notice>

const Choosing = ({ topUp: { get, busy, failure } }: { topUp: TopUp }) => {
  const say = useSay()
  const [preset, setPreset] = useState<number | undefined>(firstPreset)
  const [own, setOwn] = useState('')
  const [channel, setChannel] = useState<Wanted['pay_channel']>('WXPAY')
  const amount = preset ?? parseYuan(own, 'fen')
  const wrong = preset === undefined && own !== '' && !isAllowed(amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAllowed(amount) && !busy) get({ amount_fen: amount, pay_channel: channel })
  }
  const { min, max } = topUpLimits
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody gap={8}>
        <Failure error={failure} />
        <Tiles
          legend={say(scanTexts.amount)}
          tiles={presets.map((fen) => ({ value: fen, label: `¥\u00a0${formatInteger(fen / 100)}` }))}
          chosen={preset}
          onChoose={(fen) => {
            setPreset(fen)
            setOwn('')
          }}
        />
        <TextField
          label={say(scanTexts.otherAmount)}
          value={own}
          error={wrong}
          helperText={say(scanTexts.amountRule, { min: min / 100, max: formatInteger(max / 100) })}
          onChange={({ target }) => {
            setOwn(target.value)
            setPreset(target.value === '' ? firstPreset : undefined)
          }}
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">¥</InputAdornment> },
            htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
          }}
        />
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

const Paying = ({ topUp, order, onClose }: { topUp: TopUp; order: Order; onClose: () => void }) => {
  const say = useSay()
  const notify = useNotify()
  const client = useQueryClient()
  const updatePartner = useUpdatePartner()
  const { answer, isLate, refusal, retry } = usePoll<Partial<AnswerOf<typeof checkpaymentstatus>>>(order, {
    first: { trade_state: order.trade_state },
    ask: (signal) => ask(checkpaymentstatus, { input: { out_trade_no: order.out_trade_no }, signal }),
    isOpen: ({ trade_state = 'NOTPAY' }) => trade_state === 'NOTPAY' || trade_state === 'USERPAYING',
  })
  const { trade_state, balance_li } = answer
  const isPaid = trade_state === 'SUCCESS'
  const finish = useEffectEvent(() => {
    if (balance_li !== undefined) updatePartner({ balance_li })
    // Everything that shows the balance: this page, the dashboard, the ledger.
    for (const key of ['endpoint', 'partnerfee/partnerfee'])
      void client.invalidateQueries({ queryKey: [key] })
    notify(say(scanTexts.paid, { amount: formatFen(order.amount_fen) }), {
      type: 'success',
      autoHideDuration: 2000,
    })
    onClose()
  })
  useEffect(() => {
    if (isPaid) finish()
  }, [isPaid])

  const overOf = (): Over | undefined => {
    if (isPaid) return undefined
    if (refusal) return { severity: 'error', text: messageOf(refusal) }
    if (trade_state === 'PAYERROR') return { severity: 'error', text: say(scanTexts.failed) }
    if (isLate) return { severity: 'warning', text: say(scanTexts.expired) }
    return trade_state === 'CLOSED' ? { severity: 'warning', text: say(scanTexts.closed) } : undefined
  }
  const over = overOf()
  const channel = say(payChannels[order.pay_channel])
  const scanned = trade_state === 'USERPAYING'
  const cancel = (then: () => void) => topUp.cancel(over !== undefined, then)
  return (
    <>
      <DialogBody gap={6}>
        <Failure error={topUp.failure} />
        <strong style={{ fontSize: 20, textAlign: 'center' }}>{formatFen(order.amount_fen)}</strong>
        <ScanCode
          code={{ text: order.qr_url, name: say(scanTexts.qrOfPay, { channel }), end: order.end }}
          word={say(scanned ? scanTexts.paying : scanTexts.scanToPay, { channel })}
          over={over}
          scanned={scanned}
          onAgain={topUp.again}
          onRetry={retry}
        />
      </DialogBody>
      <DialogFooter cancel={scanned || over ? say('ra.action.close') : undefined}>
        {!scanned && (
          <Button color="inherit" disabled={topUp.busy} onClick={() => cancel(() => {})}>
            {say(scanTexts.back)}
          </Button>
        )}
        {!scanned && !over && (
          <Button color="inherit" disabled={topUp.busy} onClick={() => cancel(onClose)}>
            {say(scanTexts.cancelOrder)}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

export default TopUpDialog
