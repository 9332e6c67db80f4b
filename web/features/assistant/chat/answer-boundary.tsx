import { Component, type ReactNode } from 'react';
import { reloadForMissingChunk } from '#web/lib/missing-chunk.ts';
import { PlainAnswer } from './plain-answer.tsx';

interface AnswerBoundaryProps {
  text: string;
  children: ReactNode;
}

/**
 * Wraps one answer: if it cannot be rendered, it is shown as plain text, and the chat stays usable. An answer that is still growing then
 * stays plain text until it is complete, because rendering it after each word would fail each time.
 */
export class AnswerBoundary extends Component<AnswerBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** The code that renders answers may be gone because the application was updated; the page then reloads. */
  override componentDidCatch(error: unknown): void {
    reloadForMissingChunk(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PlainAnswer text={this.props.text} /> : this.props.children;
  }
}
