import type { CellForm } from '@/declaration'
import { styledForms, xmlHead, xmlText } from './cells'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Custom formats are numbered from 164; 0 to 49 are built in. */
const formats: { readonly [F in CellForm]: { readonly id: number; readonly code?: string } } = {
  integer: { id: 1 },
  fen: { id: 4 },
  li: { id: 164, code: '#,##0.000' },
  percent: { id: 10 },
  time: { id: 165, code: 'yyyy\\-mm\\-dd hh:mm:ss' },
  day: { id: 166, code: 'yyyy\\-mm\\-dd' },
  text: { id: 49 },
}

const stylesXml = (): string => {
  const own = Object.values(formats).flatMap(({ id, code }) =>
    code === undefined ? [] : [`<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`],
  )
  const cells = styledForms.map(
    (form) =>
      `<xf numFmtId="${formats[form].id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
  const header =
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>'
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
  return `${xmlHead}<styleSheet xmlns="${main}"><numFmts count="${own.length}">${own.join('')}</numFmts>\
<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1">${plain}</cellStyleXfs>\
<cellXfs count="${cells.length + 2}">${plain}${cells.join('')}${header}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

const maxNameLength = 31

/** A valid sheet name made from a title, with a number for further sheets. */
export const sheetName = (title: string, index: number): string => {
  const end = index === 0 ? '' : ` ${index + 1}`
  const clean = title.replace(/[[\]:*?/\\\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replace(/^[\s']+|[\s']+$/g, '')
  // Excel reserves this name.
  const name = clean === '' || /^history$/i.test(clean) ? 'Sheet' : clean
  const room = maxNameLength - end.length
  return name.slice(0, room).replace(/[\uD800-\uDBFF]$|[\s']+$/g, '') + end
}

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`

/** The files of a workbook besides its sheets, by path. `names`: must differ. */
export const workbookFiles = (names: readonly string[]): ReadonlyMap<string, string> => {
  const each = (xml: (index: number, name: string) => string) =>
    names.map((name, index) => xml(index, name)).join('')
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${documents}/${type}" Target="${target}"/>`
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`
  return new Map([
    [
      '[Content_Types].xml',
      `${xmlHead}<Types xmlns="${packages}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}\
${each((index) => override(sheetPath(index), 'worksheet'))}</Types>`,
    ],
    [
      '_rels/.rels',
      `${xmlHead}<Relationships xmlns="${packages}/relationships">\
${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>\
${each((index, name) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)}\
</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xmlHead}<Relationships xmlns="${packages}/relationships">\
${each((index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`))}\
${relation(names.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', stylesXml()],
  ])
}

export const sheetNamespace = main
