import { Link } from 'react-router';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';

/** A link inside a line of text or a heading that does not increase its height. */
export function LineLink(link: { to: string; children: string }) {
  return <LinkButton as={Link} {...link} size="sm" variant="ghost" className="-my-1 print:hidden" />;
}
