import { Component, type ErrorInfo, type ReactNode } from 'react'
import { messageOf } from '@/platform/errors'
import { logThrown } from '@/shell/errorLog/errorLog'

interface ContainedProps {
  /** Shown instead of the failed part. */
  instead: (message: string) => ReactNode
  children: ReactNode
}

/** An error boundary that logs the error and keeps the rest of the page working. */
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
