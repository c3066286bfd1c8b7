import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { sanitiseMail } from '@/screens/kinds/parts/sanitise'
import { ViewSwitch } from '@/ui/ViewSwitch'
import { texts } from './texts'

/** No scripts and no requests; inline styles only. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** Mail is read on white, whatever the console's theme. */
const looks = `
  html { background: #ffffff; color: #222222; color-scheme: light; }
  body { margin: 16px; font: 14px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
  table { max-width: 100%; }
  .link { color: #1a5fb4; text-decoration: underline; }
  .picture { display: inline-block; padding: 8px 12px; border: 1px dashed #999999; color: #666666; font-size: 12px; }
`

export const mailDocument = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<style>${looks}</style></head><body>${sanitiseMail(html)}</body></html>`

const widths = { desktop: '100%', mobile: 375 } as const
type Width = keyof typeof widths

const Head = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '2px 12px',
  margin: '0 0 8px',
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))

/** A mail in a sandboxed frame: no scripts, no forms, no navigation. `heads`: names and values shown above it. */
export const MailFrame = ({
  heads,
  html,
  height = 420,
}: {
  heads: readonly (readonly [name: string, value: string])[]
  html: string
  height?: number
}) => {
  const say = useSay()
  const [width, setWidth] = useState<Width>('desktop')
  const source = useMemo(() => mailDocument(html), [html])
  return (
    <div>
      <Head>
        {heads.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Head>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <ViewSwitch<Width>
          label={say(texts.width)}
          options={[
            { value: 'desktop', label: say(texts.desktop) },
            { value: 'mobile', label: say(texts.mobile) },
          ]}
          value={width}
          onChange={setWidth}
        />
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {say(texts.pictures)}
        </Box>
      </Box>
      <Box
        component="iframe"
        // A new frame per text: Chromium may show an empty one if its text changes while it loads.
        key={source}
        title={say(texts.frame)}
        sandbox=""
        srcDoc={source}
        sx={{
          display: 'block',
          width: widths[width],
          maxWidth: '100%',
          height,
          mx: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: '#ffffff',
        }}
      />
    </div>
  )
}
