import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useImperativeHandle, useRef } from 'react'
import type { Problem, Subject } from '@/expression'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { builder } from './builderTexts'
import { Reading, useProblem } from './Reading'

interface RuleTextProps {
  readonly id: string
  readonly text: string
  readonly subject: Subject
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
  /** Undefined while the last line is unfinished: no reason to complain yet. */
  readonly problem: Problem | undefined
  readonly describedBy: string | undefined
  /** Focused when the form is refused because of this input. */
  readonly focusRef: Ref<{ focus: () => void }>
}

const around = 12

export const RuleText = ({
  id,
  text,
  subject,
  onChange,
  onBlur,
  problem,
  describedBy,
  focusRef,
}: RuleTextProps) => {
  const say = useSay()
  const locale = useLocale()
  const problemText = useProblem()
  const control = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(focusRef, () => ({ focus: () => control.current?.focus() }), [])
  const problemId = `${id}-problem`
  const characters = [...text]
  const at = (problem?.at ?? 1) - 1
  const goThere = () => {
    const before = characters.slice(0, at).join('').length
    control.current?.focus()
    control.current?.setSelectionRange(before, before + (characters[at]?.length ?? 0))
  }
  return (
    <div>
      <label htmlFor={id} style={{ display: 'block', marginBottom: 4 }}>
        {say(builder.text)}
      </label>
      <OutlinedInput
        fullWidth
        multiline
        maxRows={4}
        value={text}
        error={problem !== undefined}
        inputRef={control}
        // The rule is a single line, however it was pasted.
        onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
        onBlur={onBlur}
        className="kind-mono"
        slotProps={{
          input: {
            id,
            'aria-invalid': problem !== undefined || undefined,
            'aria-describedby': [problem && problemId, describedBy].filter(Boolean).join(' ') || undefined,
            spellCheck: false,
          },
        }}
      />
      {problem && (
        <Box id={problemId} sx={{ mt: 1, color: 'error.main', fontSize: 12 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
            <span role="status">{problemText(problem)}</span>
            <Button size="small" variant="text" onClick={goThere} style={{ flex: 'none' }}>
              {say(builder.goTo)}
            </Button>
          </Box>
          <Box
            aria-hidden="true"
            sx={{ fontFamily: 'var(--font-mono)', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {at > around && '…'}
            {characters.slice(Math.max(0, at - around), at)}
            <Box
              component="mark"
              sx={{
                px: '2px',
                borderRadius: '2px',
                bgcolor: 'var(--tone-error-soft)',
                color: 'var(--tone-error-main)',
                outline: '1px solid',
              }}
            >
              {(characters[at] ?? ' ').replace(/\s/, ' ')}
            </Box>
            {characters.slice(at + 1, at + 1 + around)}
            {characters.length > at + 1 + around && '…'}
          </Box>
        </Box>
      )}
      {/* The platform's rules are written in Chinese words. */}
      {!problem && text !== '' && !locale.startsWith('zh') && (
        <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
          {say(builder.meaning)} <Reading text={text} subject={subject} withSubject />
        </Box>
      )}
    </div>
  )
}
