import { DemoPage } from '@resources/demo/ui/DemoPage'
import { type DragEvent, useState } from 'react'
import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { FilePlace, FileState, useReadFile } from '@/screens/import/ChooseFile'
import { sizeOf } from '@/screens/kinds/validation'
import { Button } from '@/ui/Button'
import { Section, Sheet } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Table, TableFrame } from '@/ui/Table'
import { type Refusal, refusalOf, type ShownTable, shownTable } from './shownTable'

const texts = {
  about: l(
    '读取表格文件的第一个工作表并显示出来。文件只在浏览器里读取，不会上传到服务器。',
    'Reads the first sheet of a spreadsheet and shows it. The file is read in the browser and sent nowhere.',
    'Lee la primera hoja y la muestra. El archivo se lee en el navegador y no se envía.',
  ),
  limits: l('XLSX 或 CSV，不超过 {size}', 'XLSX or CSV, up to {size}', 'XLSX o CSV, hasta {size}'),
  rows: l('“{file}”的内容', 'What “{file}” holds', 'Contenido de «{file}»'),
  count: l(
    '共 {rows} 行，{columns} 列',
    'Rows: {rows}, columns: {columns}',
    'Filas: {rows}, columnas: {columns}',
  ),
  shown: l('显示前 {shown} 行', 'the first {shown} are shown', 'se muestran las primeras {shown}'),
  more: l('再显示 {count} 行', 'Show {count} more', 'Mostrar {count} más'),
}

const refusals: { readonly [R in Refusal]: ReturnType<typeof l> } = {
  several: l(
    '一次只能上传一个文件',
    'Only one file can be uploaded at a time',
    'Solo se puede subir un archivo a la vez',
  ),
  oldExcel: l(
    '不支持旧版的 .xls 文件，请在 Excel 中另存为 .xlsx 后再上传',
    'The old .xls format is not supported: save the file as .xlsx in Excel and upload that',
    'El formato antiguo .xls no se admite: guárdelo como .xlsx en Excel y súbalo',
  ),
  ending: l(
    '只支持 .xlsx、.csv 文件',
    'Only .xlsx and .csv files are supported',
    'Solo se admiten archivos .xlsx y .csv',
  ),
}

const limits = { maxRows: 10_000, maxBytes: 2 ** 20 } as const

/** Rows rendered at a time. */
const page = 100

const Read = ({ file, table: { header, rows } }: { file: string; table: ShownTable }) => {
  const say = useSay()
  const [shown, show] = useState(page)
  const left = rows.length - shown
  const count = { rows: formatInteger(rows.length), columns: header.length }
  return (
    <Section title={say(texts.rows, { file })}>
      <p role="status">
        {say(texts.count, count)}
        {left > 0 && ` · ${say(texts.shown, { shown })}`}
      </p>
      <Sheet>
        <TableFrame name={file} tall>
          <Table>
            <thead>
              <tr>
                {header.map((name, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
                  <th key={place} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map(({ line, cells }) => (
                <tr key={line}>
                  {cells.map((cell, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their position
                    <td key={place}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </Sheet>
      {left > 0 && (
        <Button style={{ marginTop: 8 }} onClick={() => show(shown + page)}>
          {say(texts.more, { count: Math.min(page, left) })}
        </Button>
      )}
    </Section>
  )
}

export default function UploadExcel() {
  const say = useSay()
  const [read, setRead] = useState<{ readonly file: File; readonly table: ShownTable }>()
  const [refused, refuse] = useState<Refusal>()
  const [over, setOver] = useState(false)
  const reader = useReadFile((file, table) => setRead({ file, table: shownTable(table) }), limits)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    const refusal = refusalOf(Array.from(files ?? [], ({ name }) => name))
    refuse(refusal)
    setRead(undefined)
    if (refusal) reader.stop()
    else void reader.read(file)
  }
  const drag = (event: DragEvent, within: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(within)
  }
  return (
    <DemoPage about={texts.about}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same as dropping a file */}
      <div
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          take(event.dataTransfer.files)
        }}
      >
        <FilePlace over={over} hasFile={read !== undefined} onFiles={take}>
          <div>{say(texts.limits, { size: sizeOf(limits.maxBytes) })}</div>
        </FilePlace>
      </div>
      {refused ? (
        <Notice severity="error" style={{ marginTop: 12 }}>
          {say(refusals[refused])}
        </Notice>
      ) : (
        <FileState reading={reader.reading} several={false} failure={reader.failure} />
      )}
      {read && <Read file={read.file.name} table={read.table} />}
    </DemoPage>
  )
}
