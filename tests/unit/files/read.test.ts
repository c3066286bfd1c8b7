import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readContent } from '@/files/readContent'
import { type ReadTable, UnreadableFile } from '@/files/table'

const limits = { maxRows: 10, maxBytes: 100_000 }
const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? strToU8(part) : part)]))
const rowsOf = ({ header, rows }: ReadTable) => [header, ...rows.map(({ cells }) => cells)]
const csv = (text: string) => readContent(bytesOf(text), limits)
const utf16 = (text: string, little: boolean) =>
  [...text].flatMap((sign) => {
    const [high, low] = [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255]
    return little ? [low, high] : [high, low]
  })
/** Why a file is refused. */
const reasonOf = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    return error instanceof UnreadableFile ? error.reason : String(error)
  }
  return 'read'
}

describe('reading a CSV file', () => {
  const table = [
    ['店铺', '备注'],
    ['甲', '乙'],
  ]
  it.each<[string, Uint8Array]>([
    ['UTF-8', bytesOf('店铺,备注\n甲,乙')],
    ['UTF-8 with byte order mark', bytesOf('\uFEFF店铺,备注\r\n甲,乙\r\n')],
    ['UTF-16, little end first', bytesOf([0xff, 0xfe], utf16('店铺\t备注\r\n甲\t乙\r\n', true))],
    ['UTF-16, big end first', bytesOf([0xfe, 0xff], utf16('店铺,备注\n甲,乙', false))],
    ['GBK', Buffer.from('b5eac6cc2cb1b8d7a20abcd72cd2d2', 'hex')],
    ['semicolons', bytesOf('店铺;备注\n甲;乙')],
    ['what Excel is told', bytesOf('sep=|\r\n店铺|备注\r\n甲|乙')],
    ['line ends of an old Mac', bytesOf('店铺,备注\r甲,乙\r')],
    ['line ends of both kinds', bytesOf('店铺,"备注"\r\n甲,乙\n\r\n')],
  ])('understands %s', (_, bytes) => {
    expect(rowsOf(readContent(bytes, limits))).toEqual(table)
  })

  it('does not take an apostrophe at the end of a line for a mark', () => {
    expect(rowsOf(csv("a,b\r\n1,'\r\n2,''\r\n"))).toEqual([
      ['a', 'b'],
      ['1', "'"],
      ['2', "''"],
    ])
  })

  it('finds what separates the cells of the first row, not what stands inside of them', () => {
    expect(rowsOf(csv('\n \n"店,,,,铺";备注\n甲;"a\t\t"\n'))).toEqual([
      ['店,,,,铺', '备注'],
      ['甲', 'a'],
    ])
  })

  it('leaves out empty rows, and counts the lines all the same', () => {
    expect(csv('\n店铺,备注\n\n甲,"第一行\n第二行"\n , \t\n乙,"""x"""\n')).toEqual({
      header: ['店铺', '备注'],
      headerLine: 2,
      rows: [
        { line: 4, cells: ['甲', '第一行\n第二行'] },
        { line: 7, cells: ['乙', '"x"'] },
      ],
    })
    expect(csv('sep=;\na\n1').rows).toEqual([{ line: 3, cells: ['1'] }])
  })

  it.each([
    ['  a  ', 'a'],
    ['8800000000000000123\t', '8800000000000000123'],
    ["'=1+1", '=1+1'],
    ["''=1", "'=1"],
    ["'quoted'", "'quoted'"],
  ])('takes %j for %j', (cell, text) => {
    expect(rowsOf(csv(`h\n"${cell}"`))[1]).toEqual([text])
  })

  it.each<[string, string, Uint8Array]>([
    ['an empty file', 'empty', bytesOf('')],
    ['nothing but blanks', 'empty', bytesOf('\uFEFF , \r\n\t\r\n')],
    ['a picture', 'broken', bytesOf([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['bytes that are no text', 'broken', bytesOf([0x80, 0xff, 0xff, 0x0a])],
    ['a quotation that swallows a row', 'broken', bytesOf('a,b\n"甲"乙,1\n"丙",2\n"丁",3\n')],
    ['a quotation with a stray mark inside', 'read', bytesOf('a,b\n"5" 屏",1\n5" 屏,2\n')],
    ['a quotation that never ends', 'broken', bytesOf('a,b\n1,"2\n3,4\n')],
    ['more rows than wanted', 'tooLong', bytesOf(`h\n${'1\n'.repeat(11)}`)],
    ['as many rows as wanted', 'read', bytesOf(`h\n${'1\n\n'.repeat(10)}`)],
    ['more bytes than wanted', 'tooLarge', bytesOf('a'.repeat(100_001))],
    ['a workbook of the old Excel', 'type', bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ])('of %s: %s', (_, reason, bytes) => {
    expect(reasonOf(() => readContent(bytes, limits))).toBe(reason)
  })
})

const relations = (sheets: string) => `<Relationships>${sheets}
  <Relationship Id="rS" Type="http://purl.example.com/relationships/styles" Target="/xl/styles.xml"/></Relationships>`
const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/>
  <numFmt numFmtId="171" formatCode="[Red]0.0%"/><numFmt numFmtId="172" formatCode="&quot;day&quot; 0.00"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs></styleSheet>`
const [plain, date, chinese, share, words] = [0, 1, 2, 3, 4]

/** A workbook as other programs write it. */
const book = (rows: string, { workbook = '', shared = '' } = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<x:workbook xmlns:x="a">${workbook}<x:sheets><x:sheet name="h" sheetId="1" state="hidden" r:id="r1"/>
       <x:sheet name="s" sheetId="9" r:id="r2"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      relations(
        '<Relationship Id="r1" Type="x/worksheet" Target="worksheets/none.xml"/>' +
          `<Relationship Target='worksheets/Sheet2.xml' Type='x/worksheet' Id='r2'/>`,
      ),
    ),
    'xl/styles.xml': strToU8(styles),
    'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`),
    'xl/worksheets/sheet2.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/media/image1.png': new Uint8Array(200_000),
  })
const cell = (content: string, attributes = '') => `<c ${attributes}>${content}</c>`
const number = (value: string, style: number) => cell(`<v>${value}</v>`, `s="${style}"`)
const sheetOf = (cells: string, about?: { workbook?: string; shared?: string }) =>
  readContent(book(`<row>${cells}</row>`, about), limits).header

describe('reading an XLSX file', () => {
  it.each([
    ['12.50', plain, '12.5'],
    ['1E-7', plain, '0.0000001'],
    ['0.30000000000000004', plain, '0.3'],
    ['123456789012345678', plain, '123456789012345678'],
    ['-0.0', plain, '0'],
    ['0.0038', share, '0.38%'],
    ['3', words, '3'],
    ['45444', date, '2024-06-01'],
    ['45444.333344907406', date, '2024-06-01 08:00:01'],
    ['45444.99999999', date, '2024-06-02'],
    ['45444', chinese, '2024-06-01'],
    ['0.5', date, '12:00:00'],
    ['1', date, '1900-01-01'],
    ['61', date, '1900-03-01'],
    ['-1', date, '-1'],
  ])('takes the number %s in style %i for %s', (value, style, text) => {
    expect(sheetOf(number(value, style))).toEqual([text])
  })

  it('counts days from 1904 where the workbook does', () => {
    expect(sheetOf(number('43982', date), { workbook: '<workbookPr date1904="1"/>' })).toEqual(['2024-06-01'])
  })

  it('reads texts of every sort, truth values, ISO times, and the names of errors', () => {
    const shared = `<si><t>a &amp; &#x4E2D;&#25991;</t></si><si><r><t xml:space="preserve"> b</t></r><r><rPr/><t>c_x000D_
</t></r><rPh><t>reading</t></rPh></si>`
    const cells = [
      cell('<v>0</v>', 't="s"'),
      cell('<v>1</v>', 't="s"'),
      cell('<is><t>in<![CDATA[<line>]]></t></is>', 't="inlineStr"'),
      cell('<f>A1&amp;"x"</f><v>made</v>', 't="str"'),
      cell('<f>A1&lt;2</f><v/>') + cell('<f>""</f><v></v>', 't="str"'),
      cell('<v>1</v>', 't="b"') + cell('<v>0</v>', 't="b"'),
      cell('<v>2024-06-01T08:00:01.500Z</v>', 't="d"'),
      cell('<v>#N/A</v>', 't="e"'),
      '<c r="J1" s="1"/><c r="K1" t="s"><v></v></c><!-- <c><v>9</v></c> -->',
      cell("<v>'=1</v>", 't="str" r="AA1"'),
    ]
    expect(sheetOf(cells.join(''), { shared })).toEqual([
      'a & 中文',
      'bc',
      'in<line>',
      'made',
      '=A1<2',
      '',
      'TRUE',
      'FALSE',
      '2024-06-01 08:00:01',
      '#N/A',
      ...Array(16).fill(''),
      '=1',
    ])
  })

  it('leaves out empty rows, and counts the lines all the same', () => {
    const row = (line: string, cells: string) => `<row ${line}>${cells}</row>`
    const rows = [
      row('', ''),
      row('r="3"', number('1', plain)),
      row('', number('2', plain)),
      row('r="9"', cell('<is><t> </t></is>', 't="inlineStr"')),
      row('r="12"', cell('<v>3</v>', 'r="B12"')),
    ]
    const second = { line: 4, cells: ['2'] }
    const read = { header: ['1'], headerLine: 3, rows: [second, { line: 12, cells: ['', '3'] }] }
    expect(readContent(book(rows.join('')), limits)).toEqual(read)
  })

  const one = '<row><c><v>1</v></c></row>'
  const without = (text: string) => zipSync({ 'xl/workbook.xml': strToU8(text) })
  it.each<[string, string, () => Uint8Array]>([
    ['a sheet without rows', 'empty', () => book('')],
    ['an archive of something else', 'broken', () => without('<workbook/>')],
    ['a text that is not there', 'broken', () => book('<row><c t="s"><v>7</v></c></row>')],
    ['a row that no sheet has', 'broken', () => book('<row r="99999999999"><c><v>1</v></c></row>')],
    ['a column that no sheet has', 'broken', () => book('<row><c r="ZZZZZZ1"><v>1</v></c></row>')],
    ['more rows than wanted', 'tooLong', () => book(one.repeat(12))],
    ['more than was wanted once it is unpacked', 'tooLarge', () => book(`${one}${' '.repeat(1_000_001)}`)],
  ])('of %s: %s', (_, reason, bytes) => {
    expect(reasonOf(() => readContent(bytes(), limits))).toBe(reason)
  })

  it('of rows that are all far out: too large, before they fill the memory', () => {
    const far = book('<row><c r="XFD1"><v>1</v></c></row>'.repeat(2000))
    expect(reasonOf(() => readContent(far, { maxRows: 100_000, maxBytes: 1e6 }))).toBe('tooLarge')
  })

  it('of an archive that is cut off, or lies about its sizes: an error', () => {
    const whole = book(one)
    expect(() => readContent(whole.slice(0, -200), limits)).toThrow()
    const lying = whole.slice()
    // The length of the sheet, the last but one part, in the list at the end of the archive.
    const list = Buffer.from(lying).lastIndexOf('xl/worksheets/sheet2.xml') - 46
    new DataView(lying.buffer).setUint32(list + 24, 20, true)
    expect(reasonOf(() => readContent(lying, limits))).toBe('broken')
  })
})
