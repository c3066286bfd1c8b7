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
import { ExportPage } from './ExportPage'
import { type BookType, bookTypes, isBookType } from './exportFile'

const texts = {
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

export default function ExportExcel() {
  const say = useSay()
  const [widths, setWidths] = useState<'fitted' | 'standard'>('fitted')
  const [type, setType] = useState<BookType>('xlsx')
  return (
    <ExportPage about={texts.about} action={texts.action} type={type} form={{ widths }}>
      <FormControl disabled={type !== 'xlsx'}>
        <FormLabel id="export-fitted" sx={{ mb: 1, color: 'text.primary' }}>
          {say(texts.fitted)}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby="export-fitted"
          sx={(theme) => ({ height: theme.console.size.control, alignItems: 'center' })}
          value={widths}
          onChange={(_, value) => setWidths(value === 'fitted' ? 'fitted' : 'standard')}
        >
          <FormControlLabel sx={{ ml: -1 }} value="fitted" control={<Radio />} label={say(texts.yes)} />
          <FormControlLabel value="standard" control={<Radio />} label={say(texts.no)} />
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
    </ExportPage>
  )
}
