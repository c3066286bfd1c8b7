import { type DiffPart, lineDiff } from '@/declaration/lines'
import { useSay } from '@/i18n/useSay'
import { changeTexts } from './texts'

/** How many unchanged lines to show around a change. */
const around = 2

const marks = { same: ' ', gone: '−', new: '+' } as const

export interface LineDiffProps {
  readonly kind: 'multiline' | 'html'
  readonly from: string
  readonly to: string
}

/** Added and removed lines of a text, with only the unchanged lines next to them. */
export const LineDiff = ({ kind, from, to }: LineDiffProps) => {
  const parts = lineDiff(kind, from, to)
  return (
    <div className="change-diff">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        <Lines key={index} part={part} first={index === 0} last={index === parts.length - 1} />
      ))}
    </div>
  )
}

const Lines = ({
  part: { state, lines },
  first,
  last,
}: {
  part: DiffPart
  first: boolean
  last: boolean
}) => {
  const say = useSay()
  const [start, end] = [first ? 0 : around, last ? 0 : around]
  const isFolded = state === 'same' && lines.length > start + end + 1
  const shown = isFolded ? [...lines.slice(0, start), undefined, ...lines.slice(lines.length - end)] : lines
  return shown.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ by their place alone
    <div key={index} data-state={state}>
      {line === undefined ? (
        <span className="change-quiet">{say(changeTexts.same, { count: lines.length - start - end })}</span>
      ) : (
        <>
          <span aria-hidden="true">{marks[state]} </span>
          {state !== 'same' && (
            <span className="ui-visually-hidden">
              {say(state === 'gone' ? changeTexts.gone : changeTexts.added)}
            </span>
          )}
          {line}
        </>
      )}
    </div>
  ))
}
