import { Link } from 'react-router';
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface NothingHereProps extends Pick<EmptyStateProps, 'title' | 'description'> {
  /** Where there is something, and what the way there is called. */
  to: string;
  way: string;
}

/** A screen that has nothing to show, since there is no such assessment, and the way on. */
export function NothingHere({ to, way, ...said }: NothingHereProps) {
  return (
    <EmptyState
      {...said}
      action={
        <LinkButton as={Link} to={to}>
          {way}
        </LinkButton>
      }
    />
  );
}
