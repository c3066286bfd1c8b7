import { useSay } from '@/i18n/useSay'
import { Question } from '@/ui/Dialog'

interface LeaveQuestionProps {
  titles: readonly string[]
  onAnswer: (giveUp: boolean) => void
}

const LeaveQuestion = ({ titles, onAnswer }: LeaveQuestionProps) => {
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

export default LeaveQuestion
