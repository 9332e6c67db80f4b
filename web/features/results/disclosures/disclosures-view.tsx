import { useMemo, useState } from 'react';
import { found } from '#domain/found.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { isMaterial } from '#domain/results/classification.ts';
import { applyThresholds, type Dashboard } from '#domain/results/dashboard.ts';
import { disclosureNotes } from '#domain/results/disclosure-words.ts';
import { conclusionsOf, disclosuresByStandard } from '#domain/results/disclosures.ts';
import { basisOf } from '#domain/results/managed.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { basisMessages } from '#web/features/register/measures/messages.ts';
import { usePrintFrame } from '#web/features/results/dashboard/print-head.tsx';
import { useViewerThresholds } from '#web/features/results/dashboard/use-viewer-thresholds.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ForgoneCard } from './forgone-card.tsx';
import { KeptChoices } from './kept-choices.tsx';
import { disclosureMessages as say } from './messages.ts';
import { StandardCard } from './standard-card.tsx';
import { type ShownState, StateFilter } from './state-filter.tsx';
import { Summary } from './summary.tsx';
import { TopicLinks } from './topic-links.tsx';
import { UndertakingLine } from './undertaking-line.tsx';
import { useChosen } from './use-chosen.ts';
import { useOpened } from './use-opened.ts';

interface DisclosuresViewProps {
  dashboard: Dashboard;
  shown: ShownState;
  onShow: (shown: ShownState) => void;
}

/** Every disclosure requirement of the assessment's version with its state, standard by standard (method M21). */
export function DisclosuresView({ dashboard, shown, onShow }: DisclosuresViewProps) {
  const { assessment, thresholds: adopted } = dashboard;
  const isAdopted = Boolean(assessment.thresholdsAdopted);
  usePrintFrame(assessment);
  const { thresholds: own, differs } = useViewerThresholds(assessment.id, adopted);
  const [byOwn, setByOwn] = useState(false);
  const thresholds = differs && byOwn ? own : adopted;
  const seen = useMemo(() => applyThresholds(dashboard, thresholds), [dashboard, thresholds]);
  const standards = useMemo(
    () => disclosuresByStandard(conclusionsOf(seen), disclosureRequirements[assessment.esrsVersion]),
    [seen, assessment.esrsVersion],
  );
  const topics = new Map([...seen.points, ...seen.notYetAssessed].map(({ topic }) => [topic.code, topic]));
  const topicOf = (code: string) => found(topics.get(code), 'a topic of the result');
  const lines = standards.flatMap((standard) => standard.lines);
  const { choices, told, kept, choosing, retry } = useChosen(dashboard, topicOf, !(differs && byOwn));
  const listed = standards.flatMap((standard) => {
    const its = standard.lines.filter(({ state }) => shown === 'all' || state === shown);
    return its.length > 0 ? [[standard, its] as const] : [];
  });
  const { opened, restart, setAll, toggle } = useOpened(standards, shown);
  const isAllOpen = listed.every(([{ standard }]) => opened.has(standard));
  const showState = (state: ShownState) => {
    restart(state);
    onShow(state);
  };
  return (
    <>
      <Summary
        assessment={assessment}
        lines={lines}
        basis={[
          differs ? null : say.byThresholds(adopted, isAdopted),
          basisOf(dashboard) === 'net' ? basisMessages.counted.net : null,
        ]}
        chosen={told.flatMap(({ choice, standing }) => (standing === 'in-force' ? [choice] : []))}
      />
      {choices ? (
        <UndertakingLine assessmentId={assessment.id} choices={choices} mayChoose={choosing.mayChoose} />
      ) : null}
      {retry ? (
        <Alert tone="warning" title={say.choicesFailed}>
          <Button size="sm" onClick={retry}>
            {say.again}
          </Button>
        </Alert>
      ) : null}
      {differs ? (
        <Alert title={say.ownTitle}>
          <p>{say.ownText(own, adopted, isAdopted)}</p>
          <Segmented
            label={say.whichThresholds}
            className="mt-2 print:hidden"
            options={[
              { value: 'adopted', label: isAdopted ? say.adopted : say.default },
              { value: 'own', label: say.own },
            ]}
            value={byOwn ? 'own' : 'adopted'}
            onValueChange={(chosen) => setByOwn(chosen === 'own')}
          />
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <StateFilter lines={lines} shown={shown} onShow={showState} />
        {listed.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => setAll(!isAllOpen)}>
            {isAllOpen ? say.closeAll : say.openAll}
          </Button>
        ) : null}
      </div>
      <Card className="divide-y">
        {listed.length > 0 ? (
          listed.map(([standard, its]) => (
            <StandardCard
              key={standard.standard}
              assessmentId={assessment.id}
              version={assessment.esrsVersion}
              standard={standard}
              lines={its}
              choosing={choosing}
              isOpen={opened.has(standard.standard)}
              onToggle={(isOpen) => toggle(standard.standard, isOpen)}
            />
          ))
        ) : (
          <EmptyState title={say.noneIn} action={<Button onClick={() => showState('all')}>{say.showAll}</Button>} />
        )}
      </Card>
      <KeptChoices assessmentId={assessment.id} kept={kept} mayChoose={choosing.mayChoose} />
      <ForgoneCard dashboard={seen} />
      <Notes version={assessment.esrsVersion} />
      {shown === 'all' || shown === 'due' || shown === 'possible' ? <OwnMatters dashboard={seen} /> : null}
    </>
  );
}

/** The material topics of the company's own, for which no standard lists requirements. */
function OwnMatters({ dashboard: { assessment, points } }: { dashboard: Dashboard }) {
  const own = points.filter(({ topic, materialBy }) => isOwnTopic(topic) && isMaterial(materialBy));
  if (own.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{say.ownMatters}</CardTitle>
          <CardDescription>{say.ownMattersText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody>
        <TopicLinks label={say.broughtInBy} assessmentId={assessment.id} topics={own.map(({ topic }) => topic)} />
      </CardBody>
    </Card>
  );
}

function Notes({ version }: { version: EsrsVersion }) {
  return (
    <ul className="flex flex-col gap-1 text-xs text-pretty text-muted">
      {disclosureNotes[version].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
