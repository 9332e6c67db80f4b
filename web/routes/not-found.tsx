import { Link } from 'react-router';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The 404 page; the server has logged the path. */
export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="headline text-2xl">404</h1>
      <p className="text-muted">Oops! Page not found</p>
      <LinkButton as={Link} to="/">
        Return to Home
      </LinkButton>
    </main>
  );
}
