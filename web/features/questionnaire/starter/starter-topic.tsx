import { Link } from 'react-router';
import type { ComponentRow } from '#contract/components.ts';
import { sectionPath } from '#domain/chat/chat-source.ts';
import { useShortened } from '#web/ui/display/use-shortened.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { starterMessages as say } from './messages.ts';
import { StarterItem } from './starter-item.tsx';
import type { StarterGroup } from './starter-list.ts';
import type { PickedStarter } from './use-take.ts';

/** The number of existing entries of a topic shown at first, so that the next topic's suggestions stay close. */
const MOST = 4;

interface StarterTopicProps {
  group: StarterGroup;
  picked: ReadonlyMap<string, PickedStarter>;
  onPick: (starterId: string, picked: PickedStarter | null) => void;
}

/** The suggestions for a topic, next to its existing entries. */
export function StarterTopic({ group: { topic, isSetAside, offered, present }, picked, onPick }: StarterTopicProps) {
  return (
    <section aria-labelledby={`starter-${topic.id}`} className="border-t pt-4">
      <h3 id={`starter-${topic.id}`} className="text-sm font-medium">
        <span className="figures mr-1 font-normal text-muted">{topic.code}</span> {topic.name}
      </h3>
      {isSetAside ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-warning">
          {say.setAside}
          <LinkButton as={Link} size="sm" variant="ghost" to={sectionPath('Topic Selection')}>
            {say.selectTopic}
          </LinkButton>
        </p>
      ) : null}
      <div className="grid gap-x-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ul aria-label={say.suggested} className="divide-y">
          {offered.map((iro) => (
            <StarterItem
              key={iro.id}
              iro={iro}
              picked={picked.get(iro.id)}
              isSetAside={isSetAside}
              onPick={(next) => onPick(iro.id, next)}
            />
          ))}
        </ul>
        <Present rows={present} />
      </div>
    </section>
  );
}

function Present({ rows }: { rows: readonly ComponentRow[] }) {
  const { shown, rest } = useShortened(rows, MOST);
  return (
    <div className="pb-3 text-xs max-md:pl-7 md:border-l md:py-3 md:pl-4">
      <h4 className="text-muted">{say.present}</h4>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted">{say.nothingPresent}</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1.5">
          {shown.map(({ id, kind, impactPolarity, title }) => (
            <li key={id}>
              <span dir="auto" className="block text-left text-sm wrap-break-word">
                {title}
              </span>
              <span className="text-muted">
                {impactPolarity === null ? say.kinds[kind] : say.impacts[impactPolarity]}
              </span>
            </li>
          ))}
          {rest ? <li>{rest}</li> : null}
        </ul>
      )}
    </div>
  );
}
