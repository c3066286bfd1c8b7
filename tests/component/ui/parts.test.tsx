import { BoxSamples, DialogSamples, NoticeSamples, ValueSamples } from '@resources/demo/components/ui/samples'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { Button } from '@/ui/Button'
import { show } from '../kinds.fixture'
import { absent, button, click, dialog, later, visible } from '../onPage'
import '@/ui/input.css'

const open = async (name: string, onSave?: (name: string) => Promise<void>) => {
  await show(<DialogSamples {...(onSave && { onSave })} />, { locale: 'en' })
  await button(name).click()
}

it('a dialog is named by its title, closes by Escape and by its button, and gives the focus back to what opened it', async () => {
  await open('Plain dialog')
  await visible(page.getByRole('dialog', { name: 'Plain dialog' }))
  await userEvent.keyboard('{Escape}')
  await absent(dialog())
  await expect.element(button('Plain dialog')).toHaveFocus()
  await click(button('Plain dialog'), button('Close'))
  await absent(dialog())
})

it('a dialog closes by its own buttons only while it holds something unsaved', async () => {
  await open('Dialog with a form')
  await page.getByLabelText('Name').fill('Spruce')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('Name')).toHaveValue('Spruce')
  await button('Cancel').click()
  await absent(dialog())
})

it('a dialog cannot be closed or edited until what was sent is answered', async () => {
  const { answer, come } = later()
  const save = vi.fn(() => answer)
  await open('Dialog with a form', save)
  await page.getByLabelText('Name').fill('Spruce')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Cancel')).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard(' and more')
  expect(save).toHaveBeenCalledExactlyOnceWith('Spruce')
  await visible(dialog())
  come()
  await absent(dialog())
})

it('a dialog keeps what was typed, and the focus, when sending fails', async () => {
  await open('Dialog with a form', () => Promise.reject(new Error('refused')))
  await page.getByLabelText('Name').fill('Spruce')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('nothing was saved')
  await expect.element(page.getByLabelText('Name')).toHaveValue('Spruce')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

it('a dialog has a close button beside the title where it has no footer', async () => {
  await open('Large dialog')
  await dialog().getByRole('button', { name: 'Close' }).click()
  await absent(dialog())
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 'Cancel'],
  [
    'its cross',
    async () => document.querySelector<HTMLElement>('[role=alertdialog] .ui-dialog-x')?.click(),
    'Cancel',
  ],
  ['Enter, as the focus begins on cancel', () => userEvent.keyboard('{Enter}'), 'Cancel'],
  ['its button', () => button('Delete').click(), 'Delete'],
])('a question is answered by %s', async (_, act, answer) => {
  await open('Question')
  await visible(page.getByRole('alertdialog', { name: 'Delete this rule?' }))
  await expect.element(button('Cancel')).toHaveFocus()
  await act()
  await visible(`Last answer: ${answer}`)
  await absent(page.getByRole('alertdialog'))
})

it('a notice is announced at once, unless its role says otherwise', async () => {
  await show(<NoticeSamples />, { locale: 'en' })
  const alerts = page.getByRole('alert').elements()
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Not savedThe connection failed; nothing was saved.Try again',
    'The authorisation ends in 3 days.',
  ])
  await expect.element(page.getByRole('note')).toHaveTextContent('within a minute')
  await expect.element(page.getByRole('status')).toHaveTextContent('12 records')
})

it('a card is a region named by its title; an empty state is announced, and a failure as one', async () => {
  await show(<BoxSamples />, { locale: 'en' })
  await expect.element(page.getByRole('region', { name: 'Balance' })).toHaveTextContent('¥ 1,280.00')
  await expect.element(page.getByRole('status')).toHaveTextContent('No rules yet')
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded')
})

it('a table can be scrolled with the keyboard, and its values are read with their words', async () => {
  await show(<ValueSamples />, { locale: 'en' })
  const frame = page.getByRole('group', { name: 'Rules' })
  await expect.element(frame).toHaveAttribute('tabindex', '0')
  const row = frame.getByRole('row', { name: '202605190018' })
  await expect.element(row).toHaveTextContent('Paused')
  await expect.element(row.getByRole('definition').first()).toHaveTextContent('240')
  await visible(row.getByText('—'))
})

const colours = ['primary', 'success', 'warning', 'error', 'info'] as const
const colourOf = (element: Element) => getComputedStyle(element).color

it.each(['text', 'outlined', 'contained'] as const)(
  'a %s button that cannot be pressed looks it, whatever its colour',
  async (variant) => {
    await show(
      <ThemeRoot>
        {colours.map((color) => (
          <Button key={color} variant={variant} color={color} disabled>
            {color}
          </Button>
        ))}
        <span style={{ color: 'var(--ink-off)' }}>off</span>
      </ThemeRoot>,
      { locale: 'en' },
    )
    const off = colourOf(page.getByText('off', { exact: true }).element())
    expect(off).not.toBe(getComputedStyle(document.body).color)
    for (const color of colours)
      await expect.poll(() => colourOf(button(color).element()), { message: color }).toBe(off)
  },
)

it.each(['text', 'outlined'] as const)(
  'under the pointer, the words of %s buttons stand out more',
  async (variant) => {
    await show(
      <ThemeRoot>
        {colours.map((color) => (
          <div key={color}>
            <Button variant={variant} color={color}>
              {color}
            </Button>
            <span style={{ color: `var(--tone-${color}-dark)` }}>darker {color}</span>
          </div>
        ))}
      </ThemeRoot>,
      { locale: 'en' },
    )
    for (const color of colours) {
      const darker = colourOf(page.getByText(`darker ${color}`).element())
      expect(colourOf(button(color).element())).not.toBe(darker)
      await button(color).hover()
      await expect.poll(() => colourOf(button(color).element()), { message: color }).toBe(darker)
    }
  },
)

it.each(['text', 'outlined', 'contained'] as const)(
  'the words of a %s button give way to its spinner, though it says its keys',
  async (variant) => {
    await show(
      <ThemeRoot>
        <Button variant={variant} data-tip="Ctrl Enter" loading>
          Save
        </Button>
      </ThemeRoot>,
      { locale: 'en' },
    )
    const style = getComputedStyle(button('Save').element())
    await expect.poll(() => style.color).toBe('rgba(0, 0, 0, 0)')
    const ground = variant === 'contained' ? 'rgba(0, 0, 0, 0.12)' : 'rgba(0, 0, 0, 0)'
    await expect.poll(() => style.backgroundColor).toBe(ground)
  },
)

it('a field in use keeps its border while the pointer is on it', async () => {
  await show(
    <ThemeRoot>
      <div className="ui-input" data-testid="frame">
        <input aria-label="Shop" />
      </div>
    </ThemeRoot>,
    { locale: 'en' },
  )
  const field = page.getByLabelText('Shop')
  const border = () => getComputedStyle(page.getByTestId('frame').element()).borderTopColor
  const atRest = border()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  const inUse = border()
  expect(inUse).not.toBe(atRest)
  await field.hover()
  expect(border()).toBe(inUse)
})
