import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_LONG_TEXT, MAX_TAKEN_AT_ONCE, MAX_TITLE } from '#domain/limits.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { starterIndustries } from '#domain/reference/starter-origins.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { starterMessages as say } from './messages.ts';
import { wordsId } from './starter-item.tsx';
import { firstIndustry, offerStarters, type StarterFilter, whyNothing } from './starter-list.ts';
import { StarterTopic } from './starter-topic.tsx';
import { type PickedStarter, useTake } from './use-take.ts';

interface StarterDialogProps {
  whole: WholeAssessment;
  /** Only one topic; all if omitted. */
  topicId?: TopicId;
  onClose: () => void;
}

/** The starter library: suggestions for the company’s industry or others, to compare, reword and add. */
export function StarterDialog({ whole, topicId, onClose }: StarterDialogProps) {
  const { company } = useSession();
  const own = firstIndustry(whole, company?.industry ?? '');
  const isKnown = own !== 'common';
  const [filter, setFilter] = useState<StarterFilter>(() => {
    const first = { industry: own, kind: 'all', search: '', topicId: topicId ?? null } as const;
    return whyNothing(whole, first) === 'none' ? { ...first, industry: 'all' } : first;
  });
  const shown = useDeferredValue(filter);
  const groups = useMemo(() => offerStarters(whole, shown), [whole, shown]);
  const { picked, pick, ready } = usePicked(whole);
  const { take, isBusy, problem } = useTake(whole);
  const topic = whole.topics.find(({ id }) => id === topicId);
  const isTooMany = ready.length > MAX_TAKEN_AT_ONCE;

  async function press() {
    const lacking = ready.find((one) => faultIn(one) !== null);
    const field = lacking && faultIn(lacking);
    if (!lacking || !field) return (await take(ready)) && onClose();
    // A ticked suggestion may have been filtered out since.
    const id = wordsId(lacking.starterId, field);
    if (!document.getElementById(id)) setFilter({ ...filter, industry: 'all', kind: 'all', search: '' });
    focusSoon(id);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      dismissible={ready.length === 0}
      title={topic ? say.titleOfTopic(topic.code, topic.name) : say.title}
      description={say.description(filter.industry === own ? 'own' : filter.industry)}
      footer={
        <>
          <p role="status" className="mr-auto self-center text-xs text-muted max-sm:self-start">
            {isTooMany ? say.tooMany : ''}
          </p>
          <Button onClick={onClose} disabled={isBusy}>
            {say.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={ready.length === 0 || isTooMany}
            busy={isBusy}
            busyText={say.taking}
            onClick={() => void press()}
          >
            {say.take(ready.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {problem ? (
          <Alert tone="warning" announce title={say.failed}>
            {problem}
          </Alert>
        ) : null}
        {isKnown ? null : <Alert title={say.noIndustry}>{say.noIndustryText}</Alert>}
        <Filter filter={filter} own={own} onFilter={setFilter} />
        {groups.map((group) => (
          <StarterTopic key={group.topic.id} group={group} picked={picked} onPick={pick} />
        ))}
        {groups.length > 0 ? (
          <p className="border-t pt-3 text-xs text-muted">{say.caveat}</p>
        ) : (
          <Nothing
            whole={whole}
            filter={shown}
            onAll={shown.industry === 'all' ? null : () => setFilter({ ...filter, industry: 'all' })}
          />
        )}
      </div>
    </Dialog>
  );
}

/**
 * The ticked suggestions, with the wording in which they are to be added; one that somebody else has added in the meantime is no longer
 * `ready`.
 */
function usePicked(whole: WholeAssessment) {
  const [picked, setPicked] = useState<ReadonlyMap<string, PickedStarter>>(new Map());
  const ready = useMemo(() => {
    const all = offerStarters(whole, { industry: 'all', kind: 'all', search: '', topicId: null });
    const open = new Set(all.flatMap(({ isSetAside, offered }) => (isSetAside ? [] : offered.map(({ id }) => id))));
    return [...picked.values()].filter(({ starterId }) => open.has(starterId));
  }, [whole, picked]);
  const pick = (starterId: string, next: PickedStarter | null) =>
    setPicked((before) => {
      const after = new Map(before);
      if (next) after.set(starterId, next);
      else after.delete(starterId);
      return after;
    });
  return { picked, pick, ready };
}

/** Which field of a suggestion has wording that cannot be added as it is. */
function faultIn({ title, description }: PickedStarter): 'title' | 'description' | null {
  if (title.trim() === '' || title.length > MAX_TITLE) return 'title';
  return description.length > MAX_LONG_TEXT ? 'description' : null;
}

interface FilterProps {
  filter: StarterFilter;
  own: string;
  onFilter: (filter: StarterFilter) => void;
}

function Filter({ filter, own, onFilter }: FilterProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={say.industry}
        className="min-w-48 flex-1"
        value={filter.industry}
        onChange={(event) => onFilter({ ...filter, industry: event.currentTarget.value as StarterFilter['industry'] })}
        options={[
          { value: 'all', label: say.allIndustries },
          ...starterIndustries.map(({ id, label }) => ({
            value: id,
            label: id === own && id !== 'common' ? say.yours(label) : label,
          })),
        ]}
      />
      <Select
        aria-label={say.kind}
        className="w-36"
        value={filter.kind}
        onChange={(event) => onFilter({ ...filter, kind: event.currentTarget.value as ComponentKind | 'all' })}
        options={[
          { value: 'all', label: say.allKinds },
          ...Object.entries(say.kinds).map(([value, label]) => ({ value, label })),
        ]}
      />
      <div className="relative min-w-44 flex-1">
        <Search aria-hidden="true" className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-muted" />
        <Input
          type="search"
          aria-label={say.search}
          placeholder={say.searchPlaceholder}
          className="pl-8"
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}

interface NothingProps {
  whole: WholeAssessment;
  filter: StarterFilter;
  onAll: (() => void) | null;
}

/** Shown if nothing is left to offer: everything is in the assessment, there is nothing for the industry, or nothing matches. */
function Nothing({ whole, filter, onAll }: NothingProps) {
  const why = whyNothing(whole, filter);
  const isAll = filter.industry === 'all';
  const industry = starterIndustries.find(({ id }) => id === filter.industry)?.label ?? '';
  const titles = {
    'no-match': say.none,
    none: isAll ? say.noneAnywhere : say.noneOfTopic(industry),
    'all-present': isAll
      ? say.allTakenEverywhere
      : filter.topicId === null
        ? say.allTaken(industry)
        : say.allTakenOfTopic(industry),
  };
  return (
    <EmptyState
      title={titles[why]}
      description={why === 'no-match' ? say.noneText : isAll ? say.writeYourOwn : say.allTakenText}
      action={onAll ? <Button onClick={onAll}>{say.showAllIndustries}</Button> : undefined}
    />
  );
}
