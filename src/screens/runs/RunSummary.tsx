import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { RunCounts, RunInfo } from '@/runs/run'
import { Notice } from '@/ui/Notice'
import { figuresOf, sentenceOf, stateTexts, toneOf } from './sentence'
import {
  cannotAskText,
  type Part,
  partsInOrder,
  partTextsOf,
  pausedUnknownText,
  sentParts,
  stillUnknownText,
  unknownText,
} from './texts'
import '@/ui/plain.css'

const partColours: { readonly [P in Part]: string } = {
  done: 'success.main',
  failed: 'error.main',
  unknown: 'warning.main',
  waiting: 'action.disabledBackground',
  leftOut: 'text.disabled',
}

/** Progress is announced in steps of a tenth: announcing every figure would drown out everything else. */
const tenthsOf = ({ total, waiting }: RunCounts): number =>
  total === 0 ? 10 : Math.floor((10 * (total - waiting)) / total)

export const RunSummary = ({ run }: { run: RunInfo }) => {
  const say = useSay()
  const { state, counts, stalled, problems = [] } = run
  const sentence = sentenceOf(run, say)
  const standing = state === 'finished' || state === 'stopped' || state === 'interrupted' || stalled
  return (
    <Stack spacing={1.5} sx={{ position: 'relative', fontVariantNumeric: 'tabular-nums' }}>
      <Bar run={run} sentence={sentence} />
      <Figures run={run} />
      <div>
        {state === 'running' && sentence}
        <div role="status" aria-live="polite">
          {state === 'running' ? (
            <div className="ui-visually-hidden">
              {say(stateTexts.spoken, { percent: 10 * tenthsOf(counts) })}
            </div>
          ) : standing ? (
            <Notice severity={toneOf(run)} role="none">
              {sentence}
            </Notice>
          ) : (
            sentence
          )}
        </div>
      </div>
      {counts.unknown > 0 && !saysSo(run) && (
        <Notice severity="warning">{say(textOfUnknown(run), figuresOf(run))}</Notice>
      )}
      {problems.map((problem) => (
        <Notice key={problem} severity="warning">
          {problem}
        </Notice>
      ))}
    </Stack>
  )
}

/** Whether the sentence already explains what happens to the unknown rows. */
const saysSo = ({ state, stalled }: RunInfo) => state === 'interrupted' || stalled === 'unreachable'

const textOfUnknown = ({ state, can, cannotAsk }: RunInfo) => {
  if (cannotAsk) return cannotAskText
  if (can.includes('check')) return stillUnknownText
  return state === 'running' || state === 'pausing' || state === 'stopping' ? unknownText : pausedUnknownText
}

const Bar = ({ run: { counts }, sentence }: { run: RunInfo; sentence: string }) => (
  <Box
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={counts.total}
    aria-valuenow={counts.total - counts.waiting}
    aria-valuetext={sentence}
    aria-label={sentence}
    sx={{ display: 'flex', height: 8, borderRadius: 1, overflow: 'hidden', bgcolor: partColours.waiting }}
  >
    {sentParts.map((part) => (
      // Even a few rows among thousands stay visible.
      <Box
        key={part}
        sx={{ bgcolor: partColours[part] }}
        // Inline, because a new style rule for each figure would make the browser restyle the whole page.
        style={{ flex: `${counts[part]} 0 0`, minWidth: counts[part] > 0 ? 2 : 0 }}
      />
    ))}
  </Box>
)

const Figures = ({ run }: { run: RunInfo }) => {
  const { counts } = run
  const say = useSay()
  const texts = partTextsOf(run)
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {partsInOrder
        .filter((part) => part === 'done' || (counts[part] ?? 0) > 0)
        .map((part) => (
          <Box component="li" key={part} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: partColours[part] }} />
            {say(texts[part])} {formatInteger(counts[part] ?? 0)}
          </Box>
        ))}
    </Box>
  )
}
