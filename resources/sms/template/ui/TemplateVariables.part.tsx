import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { textIn } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { type AreaInputProps, useLocale } from '@/screens/kinds/kit'
import { type VariableAttr, variableAttrs } from '../templateRules'
import { exampleOf } from './examples'
import { texts } from './texts'
import { useTemplate } from './useTemplate'

const attrs = Object.keys(variableAttrs) as readonly VariableAttr[]

const TemplateVariables = ({ input, disabled, describedBy }: AreaInputProps) => {
  const say = useSay()
  const locale = useLocale()
  const { variables } = useTemplate()
  if (variables.length === 0) return <span className="kind-unit">{say(texts.none)}</span>
  return (
    <Box
      component="table"
      className="kind-table"
      aria-describedby={describedBy}
      // The values shown here are those of the preview above.
      sx={{
        width: '100%',
        '& th:last-child, & td:last-child': { display: { xs: 'none', sm: 'table-cell' } },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{say(texts.name)}</th>
          <th scope="col">{say(texts.attr)}</th>
          <th scope="col">{say(texts.example)}</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, attr }, index) => (
          <tr key={name}>
            <td className="kind-code">{`\${${name}}`}</td>
            <td>
              <Select
                size="small"
                fullWidth
                value={attr}
                disabled={disabled}
                inputRef={index === 0 ? input.ref : undefined}
                onChange={({ target }) =>
                  input.onChange(
                    variables.map((one) => (one.name === name ? { name, attr: target.value } : one)),
                  )
                }
                onBlur={() => input.onBlur()}
                SelectDisplayProps={{ 'aria-label': say(texts.attrOf, { name }) }}
              >
                {attrs.map((one) => (
                  <MenuItem key={one} value={one}>
                    {textIn(variableAttrs[one], locale)}
                  </MenuItem>
                ))}
              </Select>
            </td>
            <td>{exampleOf(attr)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

export default TemplateVariables
