import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { ArticleTable } from './articles/ArticleTable'
import { useArticles } from './articles/articles'
import { ExportBar } from './articles/ExportBar'
import { type BookType, bookTypes, isBookType } from './articles/exportFile'
import { useExport, usualName } from './articles/useExport'

const texts = {
  title: l('导出 Excel', 'Export Excel', 'Exportar Excel'),
  about: l(
    '把列表导出为 XLSX、CSV 或文本文件。文件在后台线程中生成，不占用页面。',
    'The list as an XLSX, CSV or text file. It is made in a worker, beside the page.',
    'La lista como archivo XLSX, CSV o de texto. Se genera aparte, sin ocupar la página.',
  ),
  fitted: l('列宽自适应', 'Fit the columns', 'Ajustar columnas'),
  yes: l('是', 'Yes', 'Sí'),
  no: l('否', 'No', 'No'),
  type: l('文件类型', 'File type', 'Tipo de archivo'),
  action: l('导出 Excel', 'Export', 'Exportar'),
}

/** Exports a list, with the file's name and type and automatic column widths. */
const ExportExcel = () => {
  const say = useSay()
  const articles = useArticles()
  const { run, running } = useExport()
  const [name, setName] = useState('')
  const [fitted, setFitted] = useState(true)
  const [type, setType] = useState<BookType>('xlsx')
  const rows = articles.data
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <ExportBar
        name={name}
        otherwise={usualName}
        onName={setName}
        action={say(texts.action)}
        disabled={!rows || rows.length === 0}
        running={running}
        onExport={() => rows && void run({ name, type, rows, widths: fitted ? 'fitted' : 'standard' })}
      >
        <FormControl disabled={type !== 'xlsx'}>
          <FormLabel id="export-fitted" sx={{ mb: 1, color: 'text.primary' }}>
            {say(texts.fitted)}
          </FormLabel>
          <RadioGroup
            row
            aria-labelledby="export-fitted"
            sx={(theme) => ({ height: theme.console.size.control, alignItems: 'center' })}
            value={fitted ? 'yes' : 'no'}
            onChange={(_, value) => setFitted(value === 'yes')}
          >
            <FormControlLabel sx={{ ml: -1 }} value="yes" control={<Radio />} label={say(texts.yes)} />
            <FormControlLabel value="no" control={<Radio />} label={say(texts.no)} />
          </RadioGroup>
        </FormControl>
        <TextField
          select
          size="small"
          label={say(texts.type)}
          value={type}
          onChange={({ target }) => isBookType(target.value) && setType(target.value)}
          sx={{ width: 120 }}
        >
          {bookTypes.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </ExportBar>
      <ArticleTable articles={articles} />
    </>
  )
}

export default ExportExcel
