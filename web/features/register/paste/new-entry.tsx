import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { openScoreWords } from '#domain/components/score-fields.ts';
import { wordValue } from '#domain/fields/wording.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { pasteMessages as say } from './messages.ts';
import type { Assumed } from './plan-paste.ts';
import { writtenIn } from './written.ts';

interface NewEntryProps {
  component: Component;
  /** The topic that it is under. */
  topic: string;
  assumed: readonly Assumed[];
}

/** An entry that the block adds, with everything in it. */
export function NewEntry({ component, topic, assumed }: NewEntryProps) {
  const kind = wordValue(componentFields.kind, component.kind);
  const open = openScoreWords(component);
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge>{say.isNew}</Badge>
        <span dir="auto" className="min-w-0 font-medium break-words">
          {component.title}
        </span>
        <span className="min-w-0 text-muted">
          {assumed.includes('kind') ? say.assumed(kind) : kind}{' '}
          {say.under(assumed.includes('topic') ? say.assumed(topic) : topic)}
        </span>
      </p>
      <dl className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5">
        {writtenIn(component).map((name) => (
          <div key={name} className="flex min-w-0 items-baseline gap-x-1.5">
            <dt className="shrink-0 text-muted">{componentFields[name].label}</dt>
            <dd dir="auto" className="line-clamp-2 min-w-0 font-medium break-words">
              {wordValue(componentFields[name], component[name])}
            </dd>
          </div>
        ))}
      </dl>
      {open.length > 0 ? <p className="mt-0.5 text-xs text-muted">{say.stillOpen(open)}</p> : null}
    </li>
  );
}
