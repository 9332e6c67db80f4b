import { Link } from 'react-router';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';

/** A way on from a line of text or a heading, no higher than it. */
export function LineLink(link: { to: string; children: string }) {
  return <LinkButton as={Link} {...link} size="sm" variant="ghost" className="-my-1 print:hidden" />;
}
