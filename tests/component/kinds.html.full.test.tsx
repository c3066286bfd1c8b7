import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { html, l } from '@/declaration'
import { KindField } from '@/screens/kinds/KindCell'
import { withHeadingsAt } from '@/screens/kinds/parts/headingLevel'
import { sanitise } from '@/screens/kinds/parts/sanitise'
import { rounds } from '../scope'
import { attacks, watchAttacks } from './kinds.attacks'
import { show } from './kinds.fixture'
import { visible } from './onPage'

const allowedTags =
  'p br hr div span blockquote pre code h1 h2 h3 h4 h5 h6 b strong i em u s sub sup small mark ul ol li dl dt dd ' +
  'a img figure figcaption table caption thead tbody tfoot tr th td'
/** The last four are set by the sanitiser itself. */
const allowedAttributes =
  'href src alt title width height colspan rowspan align start target rel loading referrerpolicy'

const attacked = watchAttacks()

/** What is wrong with sanitised markup once a browser has read it. */
const dangersIn = (markup: string): string[] => {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName
    const found = allowedTags.split(' ').includes(tag) ? [] : [`<${tag}>`]
    for (const { name, value } of element.attributes) {
      // A browser writes `is` back when it is removed, so we empty it: no element has the name ''.
      if (!allowedAttributes.split(' ').includes(name) && `${name}=${value}` !== 'is=')
        found.push(`${tag} ${name}`)
      if (name === 'href' && !/^(https?:|mailto:|tel:)/i.test(value)) found.push(`href ${value}`)
      if (name === 'src' && !/^data:image\/(png|jpeg|gif|webp);base64,/i.test(value))
        found.push(`src ${value}`)
    }
    if (tag === 'a' && element.hasAttribute('href') && element.getAttribute('rel') !== 'noopener noreferrer')
      found.push('a link that gives its opener away')
    return found
  })
}

it.each([
  ['<h3>a</h3><p>b</p><h3>c</h3>', 2, '<h2>a</h2><p>b</p><h2>c</h2>'],
  ['<h1>a</h1><h4>b</h4><h2>c</h2>', 3, '<h3>a</h3><h5>b</h5><h4>c</h4>'],
  ['<h1>a</h1><h2>b</h2><h3>c</h3>', 5, '<h5>a</h5><h6>b</h6><h6>c</h6>'],
  ['<p>h1 &lt;h2&gt;</p><hr>', 2, '<p>h1 &lt;h2&gt;</p><hr>'],
])('the headings of formatted text: %s under a heading of level %i', (text, level, expected) => {
  expect(withHeadingsAt(sanitise(text), level)).toBe(expected)
})

it('formatted text is attacked in more than 100 ways here', () => {
  expect(new Set(attacks).size).toBeGreaterThan(100)
})

it.each(attacks)('formatted text is harmless: %s', async (attack) => {
  const safe = sanitise(attack)
  expect(dangersIn(safe)).toEqual([])
  // Parsing it a second time makes nothing dangerous.
  expect(sanitise(safe)).toBe(safe)
})

it('formatted text runs nothing when all attacks stand in one page', async () => {
  const submitted = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', submitted)
  const field = html({ label: l('内容', 'Content', 'Contenido') })
  const { screen } = await show(
    <KindField
      field={field}
      name="html"
      // First, because some of the attacks swallow what follows them.
      value={`<p>从此开始</p>${attacks.join('\n')}`}
      record={{ id: 1 }}
    />,
  )
  const shown = () => screen.container.querySelector('.kind-html')
  // Until the sanitiser has arrived, the text is shown without any markup.
  await expect.poll(shown).not.toBeNull()
  await visible('从此开始')
  for (const element of shown()?.querySelectorAll<HTMLElement>('*:not(a)') ?? []) element.click()
  expect(shown()?.querySelectorAll('form, input, button, style, iframe, svg, math, script')).toHaveLength(0)
  expect(attacked).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
  document.removeEventListener('submit', submitted)
})

it('formatted text is harmless however its pieces are put together', () => {
  const pieces = [...new Set(attacks.flatMap((attack) => attack.split(/(?=[<>"'])/)))]
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('</p>', '<p>', '<!--', '-->', '</style>', '<a href="', '\u0000', '&lt;'),
    },
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), (parts) => {
      const safe = sanitise(parts.join(''))
      expect(dangersIn(safe)).toEqual([])
      // Sanitising it again, as when it is edited and saved, finds nothing more.
      expect(dangersIn(sanitise(safe))).toEqual([])
    }),
    { seed: 20240601, numRuns: rounds(2000) },
  )
  expect(attacked).not.toHaveBeenCalled()
}, 60_000)

const elsewhere = ' target="_blank" rel="noopener noreferrer"'
it.each([
  ['<p>你好 <b>世界</b></p>'],
  ['<h2>标题</h2><ul><li>一</li></ul>'],
  ['<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
  ['<a href="https://shop.example.com/a">店</a>', `<a href="https://shop.example.com/a"${elsewhere}>店</a>`],
  ['<a href="mailto:a@example.com">信</a>', `<a href="mailto:a@example.com"${elsewhere}>信</a>`],
  [
    '<img src="https://img.example.com/a.png" alt="图">',
    `<a href="https://img.example.com/a.png"${elsewhere}>图</a>`,
  ],
  // A picture uploaded to this platform. Nothing else on this site is requested.
  ['<img src="/api/user/file?file_id=F1a" alt="图">'],
  [
    '<img src="/api/user/logout"><img src="/api/user/file?file_id=F1a&x=1"><p>留下文字</p>',
    '<p>留下文字</p>',
  ],
  ['<p onclick="x()" style="color:red" class="a">留下文字</p>', '<p>留下文字</p>'],
  ['<form><p>留下文字</p></form>', '<p>留下文字</p>'],
])('formatted text keeps what it needs: %s', (markup, safe = markup) => {
  expect(sanitise(markup)).toBe(safe)
})
