import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { Notice } from '@/ui/Notice'

const tones = ['error', 'warning', 'info', 'success'] as const
it('x', async () => {
  await render(
    <ThemeRoot>
      <div id="a" style={{ width: 500, padding: 8 }}>
        {tones.map((tone) => (
          <Alert key={tone} severity={tone} style={{ marginBottom: 8 }} action={<Button size="small" color="inherit">Retry</Button>}>
            <AlertTitle>Title</AlertTitle>Some text {'long '.repeat(20)}
          </Alert>
        ))}
        <Alert severity="error">Short</Alert>
      </div>
      <div id="b" style={{ width: 500, padding: 8 }}>
        {tones.map((tone) => (
          <Notice key={tone} severity={tone} title="Title" style={{ marginBottom: 8 }} action={<Button size="small" color="inherit">Retry</Button>}>
            Some text {'long '.repeat(20)}
          </Notice>
        ))}
        <Notice severity="error">Short</Notice>
      </div>
    </ThemeRoot>,
  )
  const boxes = (id: string) => {
    const root = document.getElementById(id)!
    const top = root.getBoundingClientRect()
    return [...root.querySelectorAll('[role=alert], [role=alert] > div:not(.MuiAlert-icon), button, strong, .MuiAlertTitle-root')].map((e) => {
      const r = e.getBoundingClientRect()
      const c = getComputedStyle(e)
      return [e.tagName.replace('STRONG','DIV'), r.x - top.x, r.y - top.y, r.width, r.height, c.color, c.backgroundColor, c.font, c.borderRadius].join(' ')
    })
  }
  const svg = document.querySelector('#a svg')!
  console.log(svg.getBoundingClientRect().width, svg.getBoundingClientRect().y, getComputedStyle(svg).color)
  await page.getByText('Short').first().element()
  await page.screenshot({ path: '../../../node_modules/.notice.png' })
  const [a,b] = [boxes('a'), boxes('b')]
  a.forEach((x,i)=>{ if (x!==b[i]) console.log(x+'\n'+b[i]) })
  expect(1).toBe(1)
})
