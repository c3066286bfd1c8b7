import { useSay } from '@/i18n/useSay'
import { Question } from '@/ui/Dialog'

interface LeaveQuestionProps {
  /** The titles of the pages whose input would be lost. */
  titles: readonly string[]
  onAnswer: (giveUp: boolean) => void
}

/** Asks before unsaved input is lost, and names the pages that hold it. */
export const LeaveQuestion = ({ titles, onAnswer }: LeaveQuestionProps) => {
  const say = useSay()
  return (
    <Question
      title={say('console.tabs.unsaved_title')}
      cancel={say('console.tabs.unsaved_stay')}
      confirm={say('console.tabs.unsaved_leave')}
      onAnswer={onAnswer}
    >
      {say('console.tabs.unsaved_text')}
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Question>
  )
}
