import MenuItem from '@mui/material/MenuItem'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { profileEndpoints } from '@resources/partner/profile.endpoints'
import { useId, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Failure, type PanelProps, useAnswer, useLocale, useMay } from '@/screens/kinds/kit'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { feeEndpoints } from '../fee.area'
import { entriesAddress } from './statement/entries'
import { monthName, monthsUntil, spanOfMonth } from './statement/months'
import { StatementPages } from './statement/StatementPages'
import { Balances, GroupTable } from './statement/tables'
import { texts } from './statement/texts'
import type { Group } from './statement/totals'
import { useSaveStatement } from './statement/useSaveStatement'
import './statement/statement.css'
import { platformTime } from '@/platform/clock'
import { Button } from '@/ui/Button'
import { LoadingBar } from '@/ui/Loading'

const monthsOffered = 12
const groups = [
  ['SERVICE', texts.byService],
  ['SHOP', texts.byShop],
] as const

/** The account's company, or the account holder's name for operators who may not see that. */
const useAccountName = () => {
  const { identity } = useGetIdentity()
  const partner = useAnswer(
    profileEndpoints.partnerinfo,
    {},
    { enabled: useMay()('partner.view'), quiet: true },
  )
  return { name: partner.data?.company_name || identity?.fullName || '', asking: partner.isLoading }
}

const FeeStatement = ({ resource, onClose }: PanelProps) => {
  const say = useSay()
  const locale = useLocale()
  const tabId = useId()
  const account = useAccountName()
  const [months] = useState(() => monthsUntil(platformTime(), monthsOffered))
  const [month, setMonth] = useState(months[1] ?? '')
  const [group, setGroup] = useState<Group>('SERVICE')
  const span = spanOfMonth(month)
  const byService = useAnswer(feeEndpoints.stat, { ...span, group: 'SERVICE' })
  const byShop = useAnswer(feeEndpoints.stat, { ...span, group: 'SHOP' })
  const { saving, save, reset } = useSaveStatement(resource)
  const [services, shops] = [byService.data, byShop.data]
  const error = byService.error ?? byShop.error
  const title = say(texts.titleOf, { month: monthName(month, locale) })
  const answer = group === 'SERVICE' ? services : shops
  const balances = services && (
    <Balances
      opening_li={services.begin_balance_li}
      closing_li={services.end_balance_li}
      lines={services.items}
    />
  )
  return (
    <Dialog title={say(texts.title)} onClose={onClose} width="md" fillsPhone>
      <DialogBody gap={12}>
        <TextField
          select
          size="small"
          label={say(texts.month)}
          value={month}
          onChange={(event) => {
            reset()
            setMonth(event.target.value)
          }}
          helperText={month === months[0] ? say(texts.unfinished) : undefined}
          sx={{ alignSelf: 'flex-start', minWidth: 200 }}
        >
          {months.map((one) => (
            <MenuItem key={one} value={one}>
              {monthName(one, locale)}
            </MenuItem>
          ))}
        </TextField>
        {error ? (
          <Failure
            error={error}
            onRetry={() => {
              void byService.refetch()
              void byShop.refetch()
            }}
          >
            {say(texts.failed)}{' '}
          </Failure>
        ) : !answer ? (
          <LoadingBar aria-label={say(texts.loading)} />
        ) : (
          <>
            {balances}
            <Tabs value={group} onChange={(_, value: Group) => setGroup(value)}>
              {groups.map(([value, label]) => (
                <Tab
                  key={value}
                  value={value}
                  label={say(label)}
                  id={`${tabId}-${value}`}
                  aria-controls={`${tabId}-panel`}
                />
              ))}
            </Tabs>
            <div
              id={`${tabId}-panel`}
              role="tabpanel"
              aria-labelledby={`${tabId}-${group}`}
              className="fee-scroll"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
              tabIndex={0}
            >
              <GroupTable
                group={group}
                lines={answer.items}
                entriesOf={(line) => entriesAddress(resource.path, span, group, line, answer.items)}
                onLeave={onClose}
              />
            </div>
          </>
        )}
        {saving.state === 'reading' && (
          <div role="status">
            {saving.total === undefined
              ? say(texts.loading)
              : say(texts.reading, { read: saving.read, total: saving.total })}
            <LoadingBar
              share={saving.total ? saving.read / saving.total : undefined}
              aria-label={say(texts.loading)}
            />
          </div>
        )}
        {saving.state === 'saved' && (
          <Notice severity="success">{say(texts.saved, { name: saving.name })}</Notice>
        )}
        {saving.state === 'failed' && (
          <Notice severity="error">{say(texts.unsaved, { reason: saving.reason })}</Notice>
        )}
        {services && shops && (
          <StatementPages>
            <h1>{title}</h1>
            <p>
              <span>{say(texts.account, { name: account.name })}</span>
              <span>{say(texts.made, { time: formatTimestamp(platformTime()) })}</span>
              {month === months[0] && <span>{say(texts.unfinished)}</span>}
            </p>
            {balances}
            <h2>{say(texts.byService)}</h2>
            <GroupTable group="SERVICE" lines={services.items} />
            <h2>{say(texts.byShop)}</h2>
            <GroupTable group="SHOP" lines={shops.items} />
          </StatementPages>
        )}
      </DialogBody>
      <DialogFooter
        cancel={say('ra.action.close')}
        confirm={say(texts.save)}
        disabled={!services || saving.state === 'reading'}
        onConfirm={() => services && save({ month, opening_li: services.begin_balance_li, title })}
      >
        <Button
          variant="outlined"
          disabled={!services || !shops || account.asking}
          onClick={() => window.print()}
        >
          {say(texts.print)}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

export default FeeStatement
