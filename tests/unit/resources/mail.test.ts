import { checkAddress } from '@resources/email/send/ui/address'
import {
  askedVariables,
  fillMail,
  fillMailBody,
  fillSubject,
  longestMailValue,
  mailVariables,
  oddVariable,
} from '@resources/email/template/mailText'
import { mailReviewEnds } from '@resources/email/template/platform/rules'
import { wrongIn } from '@resources/email/template/platform/values'
import { describe, expect, it } from 'vitest'
import { formatTimestamp } from '@/declaration'

describe('the text of a mail', () => {
  it.each<[string, string[]]>([
    ['{Name}，{Month} 对账单', ['Name', 'Month']],
    ['{Name} {Name}', ['Name']],
    ['{Name', []],
    ['{}', []],
    ['{Order1}', []],
    ['{{Name}}', ['Name']],
    [`{${'a'.repeat(50)}}`, ['a'.repeat(50)]],
    [`{${'a'.repeat(51)}}`, []],
    ['<a href="{UnsubscribeUrl}">x</a>', ['UnsubscribeUrl']],
    ['<style>p{color:red}</style>', []],
  ])('has its variables: %s', (text, names) => {
    expect(mailVariables(text)).toEqual(names)
  })

  it.each<[string, string | undefined]>([
    ['{Name}', undefined],
    ['{Order1}', '{Order1}'],
    ['{姓名}', '{姓名}'],
    ['{}', '{}'],
    [`{${'a'.repeat(51)}}`, `{${'a'.repeat(51)}}`],
    ['p { color: red }', undefined],
    ['p{color:red;}', undefined],
  ])('may hold what was meant as a variable and is none: %s', (text, odd) => {
    expect(oddVariable(text)).toBe(odd)
  })

  it('is filled as words, in the body never as mark-up, and keeps what has no value', () => {
    expect(fillMail('{Name} {Other}', { Name: '{Other}' })).toBe('{Other} {Other}')
    expect(fillMailBody('<p>{Name}</p>', { Name: '<b>&"\'' })).toBe('<p>&#60;b&#62;&#38;&#34;&#39;</p>')
    expect(fillMail('{constructor}', {})).toBe('{constructor}')
  })

  it('has a subject on one line, whatever its values are: a line end would begin another head', () => {
    const subject = fillSubject('{Name}，您好', { Name: '林青\r\nBcc: all@example.com' })
    expect(subject).toBe('林青 Bcc: all@example.com，您好')
    expect(fillSubject('{Name}\n', { Name: '\u2028林青\t' })).toBe('林青')
  })

  it('wants a value for each variable, and together a subject of 300 characters (41023)', () => {
    const template = { subject: '{Name}{Company}', variables: ['Name', 'Company', 'UnsubscribeUrl'] }
    const long = '字'.repeat(longestMailValue)
    expect(wrongIn(template, { Name: '林青', Company: long })).toBeUndefined()
    expect(wrongIn(template, { Name: '林青' })).toBe('Company')
    expect(wrongIn(template, { Name: ' ', Company: '青禾' })).toBe('Name')
    expect(wrongIn(template, { Name: '林青', Company: `${long}字` })).toBe('Company')
    expect(wrongIn(template, { Name: '字'.repeat(101), Company: long })).toBe('Company')
  })

  it('asks nobody for the link that the platform fills', () => {
    expect(askedVariables(['Name', 'UnsubscribeUrl'])).toEqual(['Name'])
  })
})

describe('an address', () => {
  it.each([
    'lin@example.com',
    ' Lin@Example.com ',
    'Lin <lin@example.com>',
    'mailto:lin@example.com',
    'ｌｉｎ＠example．com',
    'lin@example.com。',
    '\u202alin@example.com\u202c',
    'lin@example.com\u200b',
  ])('is read as people write it: %s', (text) => {
    expect(checkAddress(text)).toEqual({ address: 'lin@example.com' })
  })

  const tooLong = `${'a'.repeat(90)}@example.com`
  it.each(['', 'lin', 'lin@', 'lin@example', 'lin@exa mple.com', '<lin@example.com', tooLong])(
    'is none: "%s"',
    (text) => {
      expect(checkAddress(text)).toHaveProperty('problem')
    },
  )
})

describe('a review of a mail template', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`) / 1000

  it('takes one to three days of work, at the same time of day', () => {
    const days = new Set<string>()
    // 2024-06-06 is a Thursday.
    for (let second = 0; second < 3; second++) {
      const ends = formatTimestamp(mailReviewEnds(at('2024-06-06T10:00:00') + second))
      const [day = '', hour = ''] = ends.split(' ')
      days.add(day)
      expect(hour).toBe(`10:00:0${second}`)
    }
    expect(days).toEqual(new Set(['2024-06-07', '2024-06-10', '2024-06-11']))
  })
})
