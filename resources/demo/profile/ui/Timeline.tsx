import { styled } from '@mui/material/styles'
import { l } from '@/declaration'
import { dateText, formatRecent, timeAgo } from '@/i18n/dateText'
import { useLocale, useSay } from '@/i18n/useSay'

const texts = {
  lasted: l('历时 {time}', 'Took {time}', 'Duró {time}'),
  events: [
    {
      before: 12 * 60,
      lasted: 95,
      title: l('补发失败的推送', 'Failed pushes were sent again', 'Se reenviaron los avisos fallidos'),
    },
    {
      before: 7 * 3600,
      lasted: 40 * 60,
      title: l('核对昨日账单', 'Yesterday’s bill was checked', 'Se revisó la factura de ayer'),
    },
    {
      before: 26 * 3600,
      lasted: 3 * 3600 + 600,
      title: l('整理消费者投诉', 'Complaints were sorted', 'Se ordenaron las reclamaciones'),
    },
    {
      before: 9 * 86_400,
      lasted: 2 * 86_400,
      title: l('接入新店铺', 'A new shop was connected', 'Se conectó una tienda nueva'),
    },
  ],
}

const Line = styled('ol')(({ theme }) => {
  const { ink, tone } = theme.console.colours
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': { position: 'relative', padding: '0 0 20px 22px' },
    '& li:last-of-type': { paddingBottom: 0 },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 5,
      width: 10,
      height: 10,
      borderRadius: '50%',
      backgroundColor: tone.primary.vivid,
    },
    '& li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: 19,
      bottom: -1,
      width: 2,
      backgroundColor: ink.border,
    },
    '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
  }
})

/**
 * Invented events, latest first.
 *
 * @param now Unix seconds
 */
export const Timeline = ({ now }: { now: number }) => {
  const say = useSay()
  const locale = useLocale()
  return (
    <Line>
      {texts.events.map(({ before, lasted, title }) => {
        const time = now - before
        return (
          <li key={before}>
            <small>
              <time
                dateTime={new Date(time * 1000).toISOString()}
                data-tip={dateText(time, locale, '{y}-{m}-{d} {h}:{i} {a}')}
              >
                {formatRecent(time, now, locale)}
              </time>
            </small>
            {say(title)}
            <small>{say(texts.lasted, { time: timeAgo(lasted, locale) })}</small>
          </li>
        )
      })}
    </Line>
  )
}
