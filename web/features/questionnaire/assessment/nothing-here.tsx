import { Link } from 'react-router';
import { useMay } from '#web/features/account/session/use-may.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { EmptyState, type EmptyStateProps } from '#web/ui/layout/empty-state.tsx';

interface NothingHereProps extends Pick<EmptyStateProps, 'title' | 'description'> {
  /** The address of a screen with contents, and the name of the link to it. */
  to: string;
  way: string;
}

/** A screen that has nothing to show because there is no such assessment, with a link for people who work on one. */
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
