import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import { refundFields } from '@resources/pay/refund/refunds'
import { listAddress } from '@resources/terms/listAddress'
import { isSet, type Json, valueAt, type WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useHeads } from '@/screens/declarations'
import { type AreaComponentProps, Empty, type Fact, Facts, KindField } from '@/screens/kinds/kit'
import { Link } from '@/ui/Link'

interface Refund extends WireRecord {
  readonly out_refund_no: string
}

/** A refund without a number cannot be linked or told apart from others. */
const isRefund = (value: Json): value is Refund =>
  typeof valueAt({ value }, 'value.out_refund_no') === 'string'

const facts = [
  'refund_fee',
  'refund_status',
  'reason',
  'operator',
  'create_time',
  'expected_time',
  'success_time',
  'user_received_account',
  'refund_id',
] as const

const Refunds = ({ value, record }: AreaComponentProps) => {
  const say = useSay()
  const path = useHeads().find(({ name }) => name === 'refund')?.path
  const refunds = Array.isArray(value) ? value.filter(isRefund) : []
  if (refunds.length === 0) return <Empty />
  const factsOf = (refund: Refund): readonly Fact[] => {
    const number = refund.out_refund_no
    const title =
      path === undefined ? (
        <KindField name="out_refund_no" field={refundFields.out_refund_no} value={number} record={record} />
      ) : (
        <Link className="kind-link" to={listAddress(path, { out_refund_no: number })}>
          {number}
        </Link>
      )
    return [
      { name: say(refundFields.out_refund_no.label), value: title },
      ...facts
        .filter((name) => isSet(refund[name]))
        .map((name) => ({
          name: say(refundFields[name].label),
          value: <KindField name={name} field={refundFields[name]} value={refund[name]} record={record} />,
        })),
    ]
  }
  return (
    <Stack spacing={1} divider={<Divider flexItem />}>
      {[...refunds].reverse().map((refund) => (
        <Facts key={refund.out_refund_no} facts={factsOf(refund)} />
      ))}
    </Stack>
  )
}

export default Refunds
