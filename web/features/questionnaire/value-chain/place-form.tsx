import type { FormEvent } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { ActivityTicks } from './activity-ticks.tsx';
import { placingMessages as say } from './messages.ts';
import { usePlaceOn } from './use-place-on.ts';

interface PlaceFormProps {
  whole: Pick<WholeAssessment, 'assessment' | 'activities'>;
  component: Pick<Component, 'id' | 'title'>;
  /** Called with the act and its description. */
  onAct: (act: string, words: string) => void;
  onDone: () => void;
}

/** The activities that an entry is on. Ticks stay until they are saved. */
export function PlaceForm({ whole, component, onAct, onDone }: PlaceFormProps) {
  const placing = usePlaceOn(whole, [component.id]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!placing.isChanged) return onDone();
    const words = say.placedEntry(component.title);
    const act = await placing.save(words);
    if (act === null) return;
    onAct(act, words);
    onDone();
  }

  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => void save(event)} noValidate>
      <ActivityTicks activities={whole.activities} placing={placing} />
      {whole.activities.length === 0 ? null : (
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="self-start"
          busy={placing.isBusy}
          busyText={say.saving}
        >
          {say.save}
        </Button>
      )}
    </form>
  );
}
