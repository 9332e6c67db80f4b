import { Pencil, X } from 'lucide-react';
import { Link } from 'react-router';
import type { ToldLink } from '#domain/links/told-links.ts';
import { linkLabels } from '#domain/links/words.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { linkMessages as say } from './messages.ts';

/** What is known of the other entry besides its title. */
interface OtherEntry {
  /** The code of its topic. */
  code: string;
  /** Null if a score is missing. */
  score: number | null;
  /** Where it is shown; undefined if it has no place of its own. */
  path: string | undefined;
}

interface LinkListProps {
  links: readonly ToldLink[];
  /** Undefined for an entry that is not shown there, as its topic was set aside. */
  about: (entry: NonNullable<ToldLink['other']>) => OtherEntry | undefined;
  /** Null if they cannot be changed. */
  edit: { onChange: (link: ToldLink) => void; onRemove: (link: ToldLink) => void } | null;
}

/** Links of one entry in both directions, each with the other entry's topic and score. */
export function LinkList({ links, about, edit }: LinkListProps) {
  if (links.length === 0) return <p className="text-sm text-muted">{say.none}</p>;
  return (
    <ul className="divide-y border-y text-sm">
      {links.map((link) => {
        const known = link.other ? about(link.other) : undefined;
        return (
          <li key={link.id} className="flex items-start gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-xs text-muted">{labelOf(link)}</p>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
                  {known?.path ? (
                    <Link to={known.path} className="underline underline-offset-2 hover:text-accent">
                      {nameOf(link)}
                    </Link>
                  ) : (
                    nameOf(link)
                  )}
                </span>
                {known ? (
                  <span className="figures text-xs text-muted">
                    {known.code}, {say.score(known.score)}
                  </span>
                ) : null}
              </p>
              {link.note.trim() === '' ? null : (
                <p dir="auto" className="text-xs wrap-anywhere text-muted">
                  {link.note}
                </p>
              )}
            </div>
            {edit ? (
              <div className="flex shrink-0">
                <IconButton size="sm" label={say.change(nameOf(link))} onClick={() => edit.onChange(link)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton size="sm" label={say.remove(nameOf(link))} onClick={() => edit.onRemove(link)}>
                  <X aria-hidden="true" />
                </IconButton>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The other entry, or the dependency in words. */
export const nameOf = ({ other, dependency }: ToldLink): string => other?.title ?? dependency;

function labelOf({ direction, measure, other }: ToldLink): string {
  if (direction === 'out-of') return measure === null ? linkLabels.givesRise : linkLabels.causes(measure);
  if (measure !== null) return linkLabels.causedBy(measure);
  return other ? linkLabels.arises : linkLabels.depends;
}
