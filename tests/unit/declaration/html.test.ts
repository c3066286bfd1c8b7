import uploads from '@resources/demo/uploads/demoUploads.page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { l } from '@/declaration'
import { maskEmail } from '@/declaration/kinds/email'
import { ownPicturesIn } from '@/declaration/kinds/file'
import { html as htmlKind, isUnsafeHtml, linesOf, plainOf } from '@/declaration/kinds/html'
import { maskPhone } from '@/declaration/kinds/phone'
import { uploadScenes } from '@/declaration/uploads'
import { forAll } from '../cases'

const pixel = 'https://cdn.example.com/a.png'

it.each([
  '',
  'plain words, 1 < 2 and 3 > 2',
  '<p>尊敬的 {Name}：</p><p>您好！</p>',
  '<!doctype html><html><head><style>p { color: #333; background: url("https://cdn.example.com/b.png") }</style></head><body></body></html>',
  '<a href="https://example.com/a?b=1&amp;c=2">链接</a>',
  '<a href="{UnsubscribeUrl}">退订</a>',
  '<a href="mailto:a@example.com">写信</a> <a href="tel:4000000000">打电话</a> <a href="#top">回到顶部</a>',
  `<img src="${pixel}" alt="a > b, 5 < 6" width=10 />`,
  `<img alt='' src='${pixel}'><br/><hr>`,
  `<img srcset="${pixel}, ${pixel} 2x" src="${pixel}">`,
  '<p style="color:red;background:url(https://cdn.example.com/b.png)">x</p>',
  '<p title="Note: javascript: is a word here">x</p>',
  '<table><tr><td bgcolor="#fff" class="online">onclick=1</td></tr></table>',
  '<!-- a comment --><p>x</p>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<p style="scroll-behavior: smooth">x</p>',
])('a safe body is let through: %s', (body) => {
  expect(isUnsafeHtml(body)).toBe(false)
})

describe('a body that would run, send or load something', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT SRC=https://a.com/x.js></SCRIPT>'],
    ['a script with attributes', '<script/src="https://a.com/x.js"></script>'],
    ['a script in a namespace', '<svg:script>alert(1)</svg:script>'],
    ['a frame', '<iframe src="https://a.com"></iframe>'],
    ['a form', '<form action="https://a.com"><input name=a></form>'],
    ['an object', '<object data="https://a.com"></object>'],
    ['a picture language with scripts', '<svg onload=alert(1)>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://a.com">'],
    ['another base', '<base href="https://a.com">'],
    ['a style sheet from elsewhere', '<link rel=stylesheet href="https://a.com/a.css">'],
    ['a handler', `<img src="${pixel}" onerror="alert(1)">`],
    ['a handler after a slash', `<img/onerror=alert(1) src="${pixel}">`],
    ['a handler right after a quote', `<img src="${pixel}"onerror=alert(1)>`],
    ['a handler behind a quoted ">"', `<img alt=">" onerror=alert(1) src="${pixel}">`],
    ['a handler behind a line end', `<p\nonclick\n=\nalert(1)>x</p>`],
    ['a handler behind a stray quote', `<img alt="a"" onerror=alert(1) src="${pixel}">`],
    ['a script as a link', '<a href="javascript:alert(1)">x</a>'],
    ['a script as a link in capitals', '<a href="JaVaScRiPt:alert(1)">x</a>'],
    ['a script as a link with entities', '<a href="&#106;avascript&colon;alert(1)">x</a>'],
    ['a script as a link with hexadecimal entities', '<a href="java&#x73cript:alert(1)">x</a>'],
    ['a script as a link with a tab in it', '<a href="java\tscript:alert(1)">x</a>'],
    ['a script as a link with an entity tab in it', '<a href="java&Tab;script:alert(1)">x</a>'],
    ['a script as a link behind a control character', '<a href="\u0001javascript:alert(1)">x</a>'],
    ['a document as a link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['another script language', '<a href="vbscript:x">x</a>'],
    ['a picture by http', '<img src="http://a.com/a.png">'],
    ['a picture of this page’s scheme', '<img src="//a.com/a.png">'],
    ['a picture in the body itself', '<img src="data:image/png;base64,AA">'],
    ['a picture that is a variable', '<img src="{Logo}">'],
    ['a second picture by http', `<img src="${pixel}" srcset="http://a.com/a.png 2x">`],
    ['a background by http', '<table background="http://a.com/a.png"><tr></tr></table>'],
    ['a styled background by http', '<p style="background:url(http://a.com/a.png)">x</p>'],
    ['a styled background with an entity', '<p style="background:url(&#104;ttp://a.com/a.png)">x</p>'],
    ['a styled script', '<p style="width: expression (alert(1))">x</p>'],
    ['a style with escapes', '<p style="background:u\\72l(http://a.com)">x</p>'],
    ['an imported style sheet', '<style>@import "https://a.com/a.css";</style>'],
    ['a style sheet’s picture by http', '<style>p{background:url(http://a.com)}</style>'],
    ['a picture by http without url()', `<p style="background:image-set('http://a.com/a.png' 1x)">x</p>`],
    ['a tag that a comment hides from some readers', '<!--><script>alert(1)</script>-->'],
    ['a comment that ends in a quoted value', '<!-- <img alt="--><script>alert(1)</script><b title="">'],
    ['a style sheet ended in a quoted value', `<style><img alt='</style><script>alert(1)</script>'></style>`],
    ['a text area ended by a quoted value', '<textarea><img alt="</textarea><script>x</script>"></textarea>'],
    ['a tag without an end', '<p>x</p><img src="https://a.com/a.png" '],
    ['a value without an end', '<a href="https://a.com>x</a>'],
    ['a tag inside a tag', '<p <script>alert(1)</script>'],
  ])('is refused: %s', (_, body) => {
    expect(isUnsafeHtml(body)).toBe(true)
    expect(isUnsafeHtml(`<p>尊敬的客户：</p>${body}<p>再见</p>`)).toBe(true)
  })

  it('is refused wherever it stands', () => {
    const picture = `<img src="${pixel}">`
    const piece = fc.constantFrom('<p>x</p>', '<br>', ' ', '好', '<b title="a">', '</b>', '"', "'", '>')
    const harmless = fc.oneof(piece, fc.constant(picture))
    const handler = `<img src="${pixel}" onload=x>`
    const harmful = fc.constantFrom('<script>x</script>', handler, '<a href="javascript:x">y</a>')
    forAll([fc.array(harmless), harmful, fc.array(harmless)], { runs: 1000 }, (before, bad, after) => {
      expect(isUnsafeHtml([...before, bad, ...after].join(''))).toBe(true)
    })
  })

  it('does not hold up who looks for it, however a long text is made', () => {
    const time = (work: () => void) => {
      const start = process.cpuUsage().user
      work()
      return process.cpuUsage().user - start
    }
    const parts = ['<', '<a ', '<a on', '<a b="', '<a b=', '=', 'a="', '<!--', 'url(', '<style', ' ', '&#1']
    for (const part of parts) {
      const text = part.repeat(400_000 / part.length)
      // A quadratic algorithm would take minutes for 400,000 characters.
      expect(time(() => isUnsafeHtml(`<p ${text}`))).toBeLessThan(5_000_000)
      expect(time(() => isUnsafeHtml(text))).toBeLessThan(5_000_000)
      expect(time(() => plainOf(text))).toBeLessThan(5_000_000)
    }
  })
})

describe('pictures that are uploaded into a body', () => {
  const label = l('正文', 'Text', 'Texto')
  const check = (body: string, pictures?: { readonly scene: string }) =>
    htmlKind.check({ kind: 'html', label, pictures }, body)
  const own = (address: string) => `<p>图<img src="${address}" alt=""></p>`

  it('are this platform’s own, and only where the field takes them', () => {
    expect(check(own('/api/user/file?file_id=F1a'), { scene: 'x' })).toBeUndefined()
    expect(check(own('/api/user/file?file_id=F1a'))).toEqual({ code: 'unsafe' })
  })

  it.each([
    '/api/user/logout',
    '/api/user/file?file_id=F1&x=1',
    '//example.com/api/user/file?file_id=F1',
    'javascript:1//api/user/file?file_id=F1',
    '/api/user/file?file_id=F1" onerror="x()',
  ])('are not %s', (address) => {
    expect(check(own(address), { scene: 'x' })).toEqual({ code: 'unsafe' })
  })

  it('are found in it, and come under the scene of its field', () => {
    const both = own('/api/user/file?file_id=F1') + own('/api/user/file?file_id=F2')
    expect(ownPicturesIn(both)).toEqual(['F1', 'F2'])
    const [scene] = uploadScenes([uploads]).filter((one) => one.scene === 'demo_text')
    expect(scene).toMatchObject({ call: 'POST /user/uploadfile', keys: ['demoUploads.upload'] })
  })
})

it.each([
  ['<p>你好</p><p>再见</p>', '你好 再见'],
  ['a<br>b', 'a b'],
  ['&lt;b&gt; &amp;amp; &quot;x&quot; &#39;', `<b> &amp; "x" '`],
  ['1 < 2', '1 < 2'],
  ['', ''],
])('the words of the body %s are %s', (body, words) => {
  expect(plainOf(body)).toBe(words)
})

it.each([
  ['<h2>变化</h2><p>返回<b>新字段</b>。请 改用</p>', '变化\n返回新字段。请 改用'],
  ['<table><tr><th>旧</th><th>新</th></tr>\n<tr><td>a</td><td>b</td></tr></table>', '旧 新\na b'],
  ['<ul><li>甲</li><li>乙</li></ul><p>&lt;p&gt;</p>', '甲\n乙\n<p>'],
])('the lines of the body %s are %s', (body, lines) => {
  expect(linesOf(body)).toBe(lines)
})

it.each([
  [maskPhone, '15400000001', '154****0001'],
  [maskPhone, '154****0001', '154****0001'],
  [maskPhone, '010-62345678', '010-****5678'],
  [maskPhone, '0571-87654321-803', '0571-****4321-803'],
  [maskPhone, '400-820-1234', '400-****1234'],
  [maskPhone, '010-****5678', '010-****5678'],
  [maskPhone, '', ''],
  [maskEmail, 'zhang@example.com', 'zh***@example.com'],
  [maskEmail, 'a@example.com', 'a***@example.com'],
  [maskEmail, '', ''],
])('what is shown of a person: by %o, of %s %s', (mask, whole, shown) => {
  expect(mask(whole)).toBe(shown)
})
