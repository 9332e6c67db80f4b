import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { viewMessages } from '#web/features/register/views/messages.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useHeldValue } from '#web/lib/observable.ts';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { type Forms, useForms } from '../panel/use-forms.tsx';
import type { Place } from '../rows/cell-position.ts';
import { later, useLaterParts } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { CARDS_ID, TABLE_ID } from '../rows/table-id.ts';
import { type RegisterData, useKnown } from '../rows/use-register-data.ts';
import { Toolbar } from '../view/toolbar.tsx';
import { useLook } from '../view/use-view-state.tsx';
import { WorkedRows } from './worked-rows.tsx';

const ViewNote = later(async () => (await import('../view/view-note.tsx')).ViewNote);
const KeysDialog = later(async () => (await import('./keys-dialog.tsx')).KeysDialog);
const WorkFault = later(async () => (await import('#web/features/assurance/assignments/work-fault.tsx')).WorkFault);
const StarterDialog = lazy(async () => ({
  default: (await import('#web/features/questionnaire/starter/starter-dialog.tsx')).StarterDialog,
}));

/** All components of a draft in one table, with the current entry next to it. */
export function Register({ whole }: { whole: WholeAssessment }) {
  useLaterParts();
  const known = useKnown(whole.assessment.id);
  const forms = useForms(whole);
  return (
    <>
      <LookedAt whole={whole} known={known} forms={forms} />
      {forms.dialogs}
    </>
  );
}

/** The rows in the view that the address names. Another order or filter renders this, but nothing above it. */
function LookedAt({ whole, known, forms }: { whole: WholeAssessment; known: RegisterData; forms: Forms }) {
  const [hasKeys, setHasKeys] = useState(false);
  const [hasStarter, setHasStarter] = useState(false);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const look = useLook(whole, known, !isTable);
  const relevant = useMemo(() => relevantTopics(whole.topics, whole.selections), [whole.topics, whole.selections]);
  const place = useHeldValue<Place | null>(null);
  const bar = useSteady({
    onKeys: () => setHasKeys(true),
    onStarter: () => setHasStarter(true),
    onAdd(kind: ComponentKind) {
      const at = componentsById(whole.components).get(place.get()?.key ?? '');
      const topic = relevant.find(({ id }) => id === at?.topicId) ?? relevant[0];
      if (topic) forms.openNew(topic.id, kind);
    },
  });

  if (look.named.state === 'loading') return <Spinner label={viewMessages.loading} className="m-auto" />;
  if (relevant.length === 0) {
    return (
      <EmptyState
        title={say.noTopics}
        description={say.noTopicsText}
        action={
          <LinkButton as={Link} to="/app/assessment?section=topic-selection">
            {say.selectTopics}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <Toolbar {...look.toolbar} {...bar} isEmpty={whole.components.length === 0} />
      <Suspense>
        <WorkFault assessmentId={whole.assessment.id} />
      </Suspense>
      {look.isLacking ? (
        <Suspense>
          <ViewNote {...look.note} />
        </Suspense>
      ) : null}
      <WorkedRows
        whole={whole}
        look={look}
        forms={forms}
        place={place}
        isTable={isTable}
        onAdd={() => bar.onAdd('impact')}
        onKeys={bar.onKeys}
        onStarter={bar.onStarter}
      />
      {hasStarter ? (
        <Suspense>
          <RegisterStarter whole={whole} onClose={() => setHasStarter(false)} />
        </Suspense>
      ) : null}
      {hasKeys ? (
        <Suspense>
          <KeysDialog isOpen isOfCards={!isTable} onClose={() => setHasKeys(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * The starter library in the register. If suggestions are added to an empty register, the button that opened the library disappears, and
 * the focus goes to the rows.
 */
function RegisterStarter({ whole, onClose }: { whole: WholeAssessment; onClose: () => void }) {
  function close() {
    onClose();
    if (whole.components.length === 0) focusSoon(TABLE_ID, CARDS_ID);
  }
  return <StarterDialog whole={whole} onClose={close} />;
}
