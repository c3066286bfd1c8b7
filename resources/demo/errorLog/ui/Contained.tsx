import { Component, type ErrorInfo, type ReactNode } from 'react'
import { messageOf } from '@/platform/errors'
import { logThrown } from '@/shell/errorLog/errorLog'

interface ContainedProps {
  /** What stands in place of a part that failed. */
  instead: (message: string) => ReactNode
  children: ReactNode
}

/** Keeps an error inside a part of a page, and writes it down: the rest of the page goes on working. */
export class Contained extends Component<ContainedProps, { message: string | undefined }> {
  override state: { message: string | undefined } = { message: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logThrown('render', error, componentStack ?? undefined)
  }

  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : this.props.instead(message)
  }
}
