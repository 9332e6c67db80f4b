import { Link } from 'react-router';
import { useMay } from '#web/features/account/session/use-may.ts';
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface NothingHereProps extends Pick<EmptyStateProps, 'title' | 'description'> {
  /** Where there is something, and what the way there is called. */
  to: string;
  way: string;
}

/** A screen that has nothing to show, since there is no such assessment, and the way on for whoever works on one. */
export function NothingHere({ to, way, ...said }: NothingHereProps) {
  const mayEdit = useMay('assessment.edit');
  return (
    <EmptyState
      {...said}
      action={
        mayEdit ? (
          <LinkButton as={Link} to={to}>
            {way}
          </LinkButton>
        ) : null
      }
    />
  );
}
