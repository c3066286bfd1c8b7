import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { fill, measure, signed } from '@resources/sms/message/smsText'
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { fillMessage } from '@/declaration/errors'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { type AreaInputProps, useLocale } from '@/screens/kinds/kit'
import { Button } from '@/ui/Button'
import { mostCharacters, optOut, type TemplateProblem, templateProblems } from '../templateRules'
import { examplesOf, offeredVariables } from './examples'
import { texts } from './texts'
import { useTemplate } from './useTemplate'

const codeExample = `\${code}`

const TemplateContent = (props: AreaInputProps) => {
  const { id, input, describedBy, disabled, invalid, required, complain } = props
  const say = useSay()
  const { isSubmitted } = useFormState()
  const { type, content, variables, write } = useTemplate()
  const control = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(input.ref, () => ({ focus: () => control.current?.focus() }), [])
  const all = templateProblems(type, content, variables)
  // An empty text is reported by the form itself.
  const problems = content === '' ? [] : all
  const mend = say(texts.mend)
  const wrong = problems.length > 0
  const { trigger } = useFormContext()
  // After a refused submission, validate again on every change, so that fixed problems disappear. Not on submission: that
  // would remove what the platform said.
  const lookAgain = useEffectEvent(() => {
    if (isSubmitted) void trigger(input.name)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: validate every new content, even if nothing is wrong with it
  useEffect(() => {
    complain(wrong ? mend : undefined)
    lookAgain()
  }, [complain, wrong, mend, content])

  const select = (from: number, before: number) => {
    control.current?.focus()
    control.current?.setSelectionRange(from, before)
  }
  const insert = (text: string) => {
    const { selectionStart: from = content.length, selectionEnd: before = from } = control.current ?? {}
    write(content.slice(0, from) + text + content.slice(before))
    // Place the cursor after the inserted text once it is rendered.
    requestAnimationFrame(() => select(from + text.length, from + text.length))
  }
  const problemsId = `${id}-problems`
  return (
    <Stack spacing={1}>
      <OutlinedInput
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        value={content}
        disabled={disabled}
        error={invalid || problems.length > 0}
        inputRef={control}
        onChange={({ target }) => write(target.value)}
        onBlur={() => input.onBlur()}
        slotProps={{
          input: {
            id,
            'aria-label': props.label,
            'aria-required': required || undefined,
            'aria-invalid': invalid || problems.length > 0 || undefined,
            'aria-describedby':
              [problems.length > 0 && problemsId, describedBy].filter(Boolean).join(' ') || undefined,
          },
        }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {offeredVariables[type].length > 0 && <span className="kind-note">{say(texts.insert)}</span>}
        {offeredVariables[type].map((name) => (
          <Chip
            key={name}
            size="small"
            clickable
            disabled={disabled || variables.some((one) => one.name === name)}
            label={`\${${name}}`}
            aria-label={say(texts.insertOne, { name })}
            onClick={() => insert(`\${${name}}`)}
          />
        ))}
        {type === 'PROMO' && !content.includes(optOut) && (
          <Chip size="small" clickable label={optOut} onClick={() => write(content.trimEnd() + optOut)} />
        )}
        <span className="kind-note kind-length">
          {say('console.form.length', {
            count: formatInteger([...content].length),
            max: formatInteger(mostCharacters),
          })}
        </span>
      </Stack>
      <Box
        id={problemsId}
        component="ul"
        aria-live="polite"
        aria-label={say(texts.problems)}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {problems.map((problem) => (
          <Problem
            key={JSON.stringify(problem)}
            problem={problem}
            code={type === 'CODE'}
            onShow={() => select(...problem.at)}
          />
        ))}
      </Box>
      {content !== '' && <Example />}
    </Stack>
  )
}

const Problem = ({
  problem: { code, params, at },
  code: ofCode,
  onShow,
}: {
  problem: TemplateProblem
  /** Code templates have their own rule about variables. */
  code: boolean
  onShow: () => void
}) => {
  const say = useSay()
  const locale = useLocale()
  const [from, before] = at
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 2, color: 'error.main', fontSize: 12 }}
    >
      <span>
        {fillMessage(code, locale, params)}
        {code === 41012 && ofCode && ` · ${say(texts.oneCode, { example: codeExample })}`}
      </span>
      {before > from && (
        <Button
          size="small"
          variant="text"
          onClick={onShow}
          style={{ flex: 'none', height: 'auto', paddingBlock: 0 }}
        >
          {say(texts.goTo)}
        </Button>
      )}
    </Box>
  )
}

const Example = () => {
  const say = useSay()
  const { content, variables, sign } = useTemplate()
  const text = fill(content, examplesOf(variables))
  const { char_count: chars, part_count: parts } = measure(sign, text)
  return (
    <Box sx={{ fontSize: 12 }}>
      <span className="kind-note">{say(texts.preview)}</span>
      <Box
        sx={{
          width: 'fit-content',
          maxWidth: 400,
          my: 1,
          px: 3,
          py: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: '4px 16px 16px 16px',
          bgcolor: 'background.default',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {signed(sign || '…', text)}
      </Box>
      <span className="kind-note kind-allowed">{say(texts.counts, { chars, parts })}</span>
    </Box>
  )
}

export default TemplateContent
